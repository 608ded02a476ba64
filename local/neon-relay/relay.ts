import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { createPools } from './pools.ts';
import { answerSql } from './sql.ts';

/**
 * Speaks the protocol of Neon's proxy in front of the PostgreSQL on `postgresPort`: a WebSocket tunnel at /v1 for the
 * driver's Pool, and HTTP queries at /sql. Reachable from this machine only; the client's host name is ignored.
 */
export async function startRelay({ postgresPort, port = 0 }: { postgresPort: number; port?: number }) {
  const pools = createPools(postgresPort);
  const tunnels = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => void serve(request, response));
  server.on('upgrade', (request, socket, head) => {
    if (new URL(request.url ?? '/', 'http://relay').pathname !== '/v1') return void socket.destroy();
    tunnels.handleUpgrade(request, socket, head, (webSocket) => {
      // Messages are small: waiting to fill a packet would cost 40 ms each.
      const postgres = connect({ port: postgresPort, host: '127.0.0.1', noDelay: true });
      join(createWebSocketStream(webSocket), postgres);
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const isSql = request.method === 'POST' && request.url === '/sql';
    const { status, text } = isSql
      ? await answerSql(request.headers, await readBody(request), pools)
      : { status: 404, text: 'POST /sql or a WebSocket at /v1' };
    response.writeHead(status, {
      'content-type': status === 200 || status === 400 ? 'application/json' : 'text/plain',
    });
    response.end(text);
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const client of tunnels.clients) client.terminate();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await Promise.all([closed, pools.end()]);
    },
  };
}

/** Connects two streams, so that if one ends, so does the other. A client that disconnects is not logged as an error. */
function join(one: Duplex, other: Duplex): void {
  pipeline(one, other, one, () => {});
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
