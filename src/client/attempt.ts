import { readUser } from './session.ts';

/** What is sent once however often somebody clicks. */
type Kind = 'order' | 'rfq';

/** Where the attempt is kept that the server may have seen: for every tab, also after a reload. */
const placeOf = (kind: Kind) => `${kind}-attempt`;

/**
 * The idempotency key of a request: a retry of the same carries the same one, so an answer that was lost on its way does
 * nothing twice.
 */
export async function keyFor(kind: Kind, body: object): Promise<string> {
  const request = await digestOf(body);
  const last = JSON.parse(localStorage.getItem(placeOf(kind)) ?? 'null') as { request: string; key: string } | null;
  if (last?.request === request) return last.key;
  const key = crypto.randomUUID();
  localStorage.setItem(placeOf(kind), JSON.stringify({ request, key }));
  return key;
}

/** Forgets the attempt: it was answered, and the same again would be meant. */
export function forgetAttempt(kind: Kind): void {
  localStorage.removeItem(placeOf(kind));
}

/** Not the request itself: two thousand lines would fill the storage that the cart needs. */
async function digestOf(body: object): Promise<string> {
  const request = JSON.stringify([readUser()?.uid, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
