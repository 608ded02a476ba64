import type { Endpoint } from '#contracts/endpoint.ts';
import { callForFile } from './api.ts';

/** Fetches a file of a call and hands it to the browser to be saved; answers its name. Throws ApiError. */
export async function download(
  endpoint: Endpoint,
  query: Record<string, string | number | null> = {},
  fallbackName = 'download',
): Promise<string> {
  const response = await callForFile(endpoint, { query });
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = nameIn(response.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // The browser has taken hold of it by the next task; a revoked address before that would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return link.download;
}

/** `attachment; filename="PS-2627-000118.pdf"` → the name. */
function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
