import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalError } from './local-error.ts';

/** Milliseconds that requests in progress have to finish when the server stops. */
const GRACE_MS = 3000;

/**
 * Listens on both loopback addresses, because `localhost` may be either, and on no other. Port 0 takes any free
 * port. Throws a LocalError if the port is in use.
 */
export async function listenOnLoopback(listener: RequestListener, port: number) {
  const first = await listen(listener, port, '127.0.0.1');
  const chosen = (first.address() as AddressInfo).port;
  const second = await listen(listener, chosen, '::1').catch((error: unknown) => {
    // The machine has no IPv6.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    first.close();
    throw error;
  });
  const servers = second ? [first, second] : [first];
  return { port: chosen, stop: () => Promise.all(servers.map(close)).then(() => {}) };
}

/** Throws a LocalError if the port is in use, before anything else is started. */
export async function checkPort(port: number): Promise<void> {
  await (await listenOnLoopback(() => {}, port)).stop();
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // A browser on a busy machine may pause for longer than the usual five seconds; its connection must not be reset.
    const server = createServer({ keepAliveTimeout: 60_000 }, listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new LocalError(
            `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT (for example PORT=${port + 1}).`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(new LocalError(`Port ${port} is not allowed for this user. Choose one above 1023 with PORT.`));
      } else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
