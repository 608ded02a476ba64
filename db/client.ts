import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { useRelay } from './connection.ts';
import { post } from './post.ts';

/** A call to the database that has not answered by then is given up, milliseconds. */
const TIMEOUT_MS = 2500;

/** What the driver hands to its fetch function. */
interface Sent {
  headers: Record<string, string>;
  body: string;
}

/** The database over HTTP: each query, and each batch, is one round trip. */
export function openDatabase(url: string, relay: string | undefined) {
  useRelay(relay);
  // Read to its end here: an answer that breaks off is then to the driver what no answer is, a failed connection.
  neonConfig.fetchFunction = async (address: string, { headers, body }: Sent) => {
    const { status, text } = await post(address, { headers, body, withinMs: TIMEOUT_MS });
    return { ok: status >= 200 && status < 300, status, text: async () => text, json: async () => JSON.parse(text) };
  };
  return drizzle(neon(url));
}
