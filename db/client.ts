import { neon, neonConfig } from '@neondatabase/serverless';
import { drizzle } from 'drizzle-orm/neon-http';
import { useRelay } from './connection.ts';

/** A call to the database that has not answered by then is given up, milliseconds. */
const TIMEOUT_MS = 2500;

/** The database over HTTP: each query, and each batch, is one round trip. */
export function openDatabase(url: string, relay: string | undefined) {
  useRelay(relay);
  neonConfig.fetchFunction = (address: string, init: RequestInit) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return drizzle(neon(url));
}
