import { Client, neonConfig } from '@neondatabase/serverless';

/**
 * Points the driver at a relay in front of an ordinary PostgreSQL (`host:port`), for one machine without Neon.
 * Without one the driver speaks to Neon as the database's address says.
 */
export function useRelay(relay: string | undefined): void {
  if (!relay) return;
  neonConfig.fetchEndpoint = `http://${relay}/sql`;
  neonConfig.wsProxy = `${relay}/v1`;
  neonConfig.useSecureWebSocket = false;
  neonConfig.pipelineConnect = false;
}

/**
 * Lends a WebSocket connection for work that needs a session: migrations, seed, bulk import. Functions use the HTTP
 * driver of client.ts instead. The connection, and a transaction left open on it, ends with `work`.
 */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  useRelay(process.env.NEON_RELAY);
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
