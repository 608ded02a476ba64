import { Client, neonConfig } from '@neondatabase/serverless';

/**
 * Points the driver at a relay in front of an ordinary PostgreSQL (`host:port`), for local use without Neon.
 * Without a relay the driver connects to Neon at the database's address.
 */
export function useRelay(relay: string | undefined): void {
  if (!relay) return;
  neonConfig.fetchEndpoint = `http://${relay}/sql`;
  neonConfig.wsProxy = `${relay}/v1`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
}

/**
 * Opens a WebSocket connection for work that needs a session: migrations, seed, bulk import. Functions use the HTTP
 * driver of client.ts instead. The connection is closed after `work`, with any transaction still open. Throws if the
 * database does not answer.
 */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  useRelay(process.env.NEON_RELAY);
  const client = new Client(url);
  await client.connect().catch((cause: unknown) => {
    // Where no connection can be opened the driver rejects with an event, not with an error.
    if (cause instanceof Error && cause.message) throw cause;
    throw new Error(`The database at ${new URL(url).host} does not answer. Check the address.`, { cause });
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
