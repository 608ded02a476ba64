import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A received mail: its recipients, and its text with headers. */
export interface Received {
  to: string[];
  raw: string;
}

/**
 * A real SMTP server on its own port, which can be stopped and restarted at the same address; sets the functions' environment
 * to it.
 */
export async function startMailServer() {
  const received: Received[] = [];
  let open = Promise.resolve();
  /** Mails that are in the server's hands, not yet acknowledged. */
  let inHand = 0;
  let port = 0;
  let server: SMTPServer;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('refused') ? new Error('no such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, raw: Buffer.concat(chunks).toString() });
          inHand++;
          void open.then(() => {
            inHand--;
            done();
          });
        });
      },
    });
    // Ignores clients that disconnect early.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.server.address() as AddressInfo).port;
  }

  await start();
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  return {
    received,
    start,
    inHand: () => inHand,
    /** From now on keeps each connection waiting after its mail, until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      open = promise;
      return resolve;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
