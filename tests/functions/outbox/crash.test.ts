import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { startMailServer } from '../../support/mail-server.ts';

/** Runs that are killed, and mail servers that never come to an end. */
let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sendOutbox: (runMs?: number) => Promise<number>;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  ({ sendOutbox } = await import('#server/outbox/send.ts'));
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const order = { order_id: 1, name: 'Buyer', po_number: null, ship_to: 'Works', lines: [] };
const add = (attempts = 0) =>
  api.sql(`insert into outbox (kind, recipient, payload, attempts) values ('order-placed', 'a@x.example', $1, $2)`, [
    order,
    attempts,
  ]);
/** What a run leaves that is killed after the mail server took its mails: claims, and nothing about how they ended. */
const killedAfterSending = (payload = order) =>
  api.sql('update outbox set sent_at = null, next_attempt_at = now(), payload = $1', [payload]);
const messageIds = () => mail.received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)![1]);

describe('a mail that is sent again after a crash', () => {
  it('has the Message-ID of the first time, so that mailboxes recognise it', async () => {
    await add();
    await sendOutbox();
    await killedAfterSending();
    await sendOutbox();
    const [first, second] = messageIds();
    expect(second).toBe(first);
    expect(first).toMatch(/^<[0-9a-f-]{36}@plantsetu\.test>$/);
  });

  it('differs from other mails in its Message-ID', async () => {
    await add();
    await add();
    await sendOutbox();
    expect(new Set(messageIds()).size).toBe(2);
  });

  it('is given up with its last claim, so that it is not tried for ever', async () => {
    await add(14);
    await sendOutbox();
    expect(mail.received).toHaveLength(1);
    // Killed before it could write how the attempt ended: only what the claim wrote is left.
    await api.sql(
      `update outbox set sent_at = null, next_attempt_at = now(), payload = $1,
      given_up_at = case when attempts >= 15 then now() end`,
      [order],
    );
    expect(await sendOutbox()).toBe(0);
    expect(mail.received).toHaveLength(1);
  });
});

describe('a run ends at its deadline', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  /** Answers each line with a part of a reply, every 20 ms and without end, so that the connection is never idle. */
  async function startEndlessServer(): Promise<string> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.write('220 slow.example ESMTP\r\n');
      const drip = setInterval(() => socket.write('250-still thinking\r\n'), 20);
      socket.on('close', () => {
        clearInterval(drip);
        sockets.delete(socket);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  it('with a mail server that answers without end, whose connections are closed', async () => {
    process.env.SMTP_URL = await startEndlessServer();
    vi.resetModules();
    const { sendOutbox: sendSlowly } = await import('#server/outbox/send.ts');
    for (let i = 0; i < 3; i++) await add();
    expect(await sendSlowly(500)).toBe(0);
    // Nodemailer gives a server 5 seconds to close its own side.
    await vi.waitFor(() => expect(sockets.size).toBe(0), 30_000);
    server.close();
    expect(takeErrors()).toHaveLength(3);
    const rows = await api.sql('select sent_at, next_attempt_at > now() as waits, last_error from outbox');
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({ sent_at: null, waits: true, last_error: expect.any(String) })),
    );
  });
});
