import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { useRelay } from './connection.ts';

/** A call to the database that has not answered by then is given up, milliseconds. */
const TIMEOUT_MS = 2500;

/** The database over HTTP: each query, and each batch, is one round trip. */
export function openDatabase(url: string, relay: string | undefined) {
  useRelay(relay);
  neonConfig.fetchFunction = async (address: string, init: RequestInit) => {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // Read to its end here: an answer that breaks off is then to the driver what no answer is, a failed connection.
    return new Response(await response.arrayBuffer(), response);
  };
  return drizzle(neon(url));
}
