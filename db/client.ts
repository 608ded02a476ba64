import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { useRelay } from './connection.ts';
import { post } from './post.ts';

/** Milliseconds after which a database call without a response fails: its caller is answered within three seconds. */
const TIMEOUT_MS = 2300;

/** What the driver hands to its fetch function. */
interface Sent {
  headers: Record<string, string>;
  body: string;
}

/** The database over HTTP: each query, and each batch, is one round trip. */
export function openDatabase(url: string, relay: string | undefined) {
  useRelay(relay);
  // Read completely here, so that the driver sees a response that breaks off as a failed connection.
  neonConfig.fetchFunction = async (address: string, { headers, body }: Sent) => {
    const { status, text } = await post(address, { headers, body, withinMs: TIMEOUT_MS });
    return { ok: status >= 200 && status < 300, status, text: async () => text, json: async () => JSON.parse(text) };
  };
  return drizzle(neon(url));
}
