import type { Endpoint } from '#contracts/endpoint.ts';
import { ApiError, callForFile, OUT_OF_TIME } from './api.ts';

interface Options {
  /** Gives up; nothing is saved then, and the signal's reason is thrown. */
  signal?: AbortSignal;
  /** Told the rows so far, whenever a part has come and more are to come. */
  onRows?: (rows: number) => void;
}

/**
 * Fetches a file of a call and hands it to the browser to be saved, once all of it is there: an export comes in parts
 * (contracts/export-query), one behind the other. Answers how many, and of how many rows. Throws ApiError.
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
  save(new Blob(parts, { type: parts[0]!.type }), name ?? fallbackName);
  return { parts: parts.length, rows };
}

/** One answer, read to its end; asked a second time where it broke off or the server was at fault. */
async function fetchPart(endpoint: Endpoint, query: Record<string, string | number | null>, signal?: AbortSignal) {
  const ask = async () => {
    const response = await callForFile(endpoint, { query, ...(signal ? { signal } : {}) });
    return { response, part: await response.blob() };
  };
  try {
    return await ask();
  } catch (error) {
    if (signal?.aborted || (error instanceof ApiError && isFinal(error))) throw error;
    return await ask();
  }
}

/** A refusal stays one, and who has waited for no answer is not made to wait twice. */
const isFinal = ({ status, code }: ApiError) => (status >= 400 && status < 500) || code === OUT_OF_TIME;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task; a revoked address before that would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `attachment; filename="PS-2627-000118.pdf"` → the name. */
function nameIn(disposition: string | null): string | undefined {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
}
