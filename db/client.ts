import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { useRelay } from './connection.ts';

/** A call to the database that has not answered by then is given up, milliseconds. */
const TIMEOUT_MS = 2500;

/** The database over HTTP: each query, and each batch, is one round trip. */
export function openDatabase(url: string, relay: string | undefined) {
  useRelay(relay);
  neonConfig.fetchFunction = async (address: string, init: RequestInit) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), TIMEOUT_MS);
    try {
      const response = await fetch(address, { ...init, signal: late.signal });
      // Read to its end here: an answer that breaks off is then to the driver what no answer is, a failed connection.
      const body = await response.text();
      return { ok: response.ok, status: response.status, text: async () => body, json: async () => JSON.parse(body) };
    } finally {
      clearTimeout(timer);
    }
  };
  return drizzle(neon(url));
}
