import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMessage, type MailMessage } from './message.ts';

/** A mail server that stores messages instead of delivering them. */
export type MailCatcher = {
  /** Value for SMTP_URL. */
  url: string;
  /** All messages, newest first. */
  messages: () => Promise<MailMessage[]>;
  stop: () => Promise<void>;
};

/** Starts an SMTP server on 127.0.0.1 that stores each message as an .eml file in `dir`. */
export async function startMailCatcher({ dir, port = 0 }: { dir: string; port?: number }): Promise<MailCatcher> {
  await mkdir(dir, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 25 * 1024 * 1024,
    onData: (stream, _session, callback) => {
      buffer(stream)
        .then((eml) => keepMessage(dir, eml))
        .then(() => callback(), callback);
    },
  });
  // Ignores clients that disconnect in the middle of a message.
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages: () => readMessages(dir),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** By file, which never changes: parsing hundreds at each look at the list would hold up everything in this process. */
const parsed = new Map<string, Promise<MailMessage>>();

/** Reads the messages in a folder, newest first. */
async function readMessages(dir: string): Promise<MailMessage[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readMessage(dir, name)),
  );
}

function readMessage(dir: string, name: string): Promise<MailMessage> {
  const file = join(dir, name);
  const known = parsed.get(file);
  if (known) return known;
  const message = readFile(file).then((eml) => parseMessage(name.slice(0, -4), eml));
  parsed.set(file, message);
  return message;
}

let count = 0;

/** Names sort by arrival. The sender gets "accepted" only once the message would survive a power cut. */
async function keepMessage(dir: string, eml: Buffer): Promise<void> {
  const order = `${Date.now()}-${String(count++).padStart(6, '0')}`;
  const file = join(dir, `${order}-${randomBytes(3).toString('hex')}.eml`);
  const handle = await open(`${file}.new`, 'wx');
  await handle.writeFile(eml);
  await handle.sync();
  await handle.close();
  await rename(`${file}.new`, file);
}
