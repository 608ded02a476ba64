import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LocalError } from './local-error.ts';

/** How long requests that are under way may take to finish when the server stops. */
const GRACE_MS = 3000;

/**
 * Listens on both of this machine's own addresses, for `localhost` means either, and on no other. Port 0 takes any free
 * one. Raises LocalError when the port is taken.
 */
export async function listenOnLoopback(listener: RequestListener, port: number) {
  const first = await listen(listener, port, '127.0.0.1');
  const chosen = (first.address() as AddressInfo).port;
  const second = await listen(listener, chosen, '::1').catch((error: unknown) => {
    // A machine without IPv6 does without.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    first.close();
    throw error;
  });
  const servers = second ? [first, second] : [first];
  return { port: chosen, stop: () => Promise.all(servers.map(close)).then(() => {}) };
}

/** Raises LocalError when the port is taken, before anything else was started in vain. */
export async function checkPort(port: number): Promise<void> {
  await (await listenOnLoopback(() => {}, port)).stop();
}

function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new LocalError(
            `Port ${port} is in use; stop what uses it, or choose another one with PORT (for example PORT=${port + 1}).`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(new LocalError(`Port ${port} is not allowed to this user; choose one above 1023 with PORT.`));
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
