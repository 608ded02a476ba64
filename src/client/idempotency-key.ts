import { digestOf } from './attempt-key.ts';

/** Requests that are carried out once, however often they are sent. */
type RequestKind = 'order' | 'rfq' | 'receipt';

/** Where the last key is stored: shared by all tabs, and kept after a reload. */
const storageKey = (kind: RequestKind) => `${kind}-attempt`;

/**
 * The idempotency key of a request. Repeating the same request returns the same key, so that a retry after a lost
 * response is not carried out twice.
 */
export async function idempotencyKeyFor(kind: RequestKind, body: object): Promise<string> {
  const request = await digestOf(body);
  const last = JSON.parse(localStorage.getItem(storageKey(kind)) ?? 'null') as { request: string; key: string } | null;
  if (last?.request === request) return last.key;
  const key = crypto.randomUUID();
  localStorage.setItem(storageKey(kind), JSON.stringify({ request, key }));
  return key;
}

/** Forgets the key after a response: from now on the same request is a new one. */
export function clearIdempotencyKey(kind: RequestKind): void {
  localStorage.removeItem(storageKey(kind));
}
