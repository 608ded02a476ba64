import { readUser } from './session.ts';

/** The last request of each creating call without a reply, by path: a page that is left has ended its attempts. */
const attempts = new Map<string, { request: string; key: string }>();

/** The key of a creating call, the same for the same body until a reply has come. */
export async function attemptKey(path: string, body: object): Promise<string> {
  const request = await digestOf(body);
  const last = attempts.get(path);
  if (last?.request === request) return last.key;
  const key = crypto.randomUUID();
  attempts.set(path, { request, key });
  return key;
}

/** Notes the status of a reply: after an answer, even a refusal, the same request is a new one. A 503 is not an answer. */
export function endAttempt(path: string, status: number): void {
  if (status < 500) attempts.delete(path);
}

/** A digest, because a request of two thousand lines would fill the storage. */
export async function digestOf(body: object): Promise<string> {
  const request = JSON.stringify([readUser()?.uid, body], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(request));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
