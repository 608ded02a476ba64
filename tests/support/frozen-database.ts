import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { inject } from 'vitest';
import { useRelay } from '#db/connection.ts';

/**
 * A line to the test run's database that can go silent: `freeze` keeps all connections open and accepts further ones, but
 * nothing passes any more, as with a server that is stopped or swaps. For calls of this file only.
 */
export async function openLine() {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const [host, port] = inject('relay').split(':') as [string, string];
  const server = createServer({ pauseOnConnect: true }, (caller) => {
    const relay = connect({ host, port: Number(port), noDelay: true });
    for (const [from, to] of [
      [caller, relay],
      [relay, caller],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void to.write(bytes)).on('error', () => to.destroy());
      from.on('close', () => (sockets.delete(from), to.destroy()));
    }
    if (isFrozen) relay.pause();
    else caller.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const use = (relay: string) => {
    process.env.NEON_RELAY = relay;
    useRelay(relay);
  };
  use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      use(inject('relay'));
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
