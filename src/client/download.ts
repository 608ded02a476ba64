import type { Endpoint } from '#contracts/endpoint.ts';
import { ApiError, callForFile, TIMED_OUT } from './api.ts';

interface Options {
  /** Cancels the download; nothing is saved, and the signal's reason is thrown. */
  signal?: AbortSignal;
  /** Called with the rows so far after each part but the last. */
  onRows?: (rows: number) => void;
}

/**
 * Downloads the file of a call and saves it once complete: an export comes in parts (contracts/export-query), one after
 * the other. Returns the number of parts and rows. Throws ApiError.
 */
export async function download(
  endpoint: Endpoint,
  query: Record<string, string | number | null> = {},
  fallbackName = 'download',
  { signal, onRows }: Options = {},
): Promise<{ parts: number; rows: number }> {
  const parts: Blob[] = [];
  let name: string | undefined;
  let rows = 0;
  for (let after: string | null = ''; after !== null;) {
    const { response, part } = await fetchPart(endpoint, { ...query, after }, signal);
    parts.push(part);
    name ??= nameIn(response.headers.get('content-disposition'));
    rows += Number(response.headers.get('x-export-rows'));
    after = response.headers.get('x-export-after');
    if (after !== null) onRows?.(rows);
  }
  saveFile(new Blob(parts, { type: parts[0]!.type }), name ?? fallbackName);
  return { parts: parts.length, rows };
}

/** Downloads one part; tried a second time after a broken connection or a server error. */
async function fetchPart(endpoint: Endpoint, query: Record<string, string | number | null>, signal?: AbortSignal) {
  const fetchOnce = async () => {
    const response = await callForFile(endpoint, { query, ...(signal ? { signal } : {}) });
    return { response, part: await response.blob() };
  };
  try {
    return await fetchOnce();
  } catch (error) {
    if (signal?.aborted || (error instanceof ApiError && isFinal(error))) throw error;
    return await fetchOnce();
  }
}

/** A refusal is not retried, nor is a timeout, which would make the user wait twice. */
const isFinal = ({ status, code }: ApiError) => (status >= 400 && status < 500) || code === TIMED_OUT;

/** Saves a file that the browser holds. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked too early, the URL would save an empty file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `attachment; filename="PS-2627-000118.pdf"` → the name. */
function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
