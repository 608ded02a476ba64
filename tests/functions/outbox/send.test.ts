import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseMessage } from '#local/mail/message.ts';
import { type Api, startApi } from '../../support/api.ts';
import { takeErrors } from '../../support/console.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let buyer: Person;
let email: string;
let product_id: number;
let sendOutbox: () => Promise<number>;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  ({ sendOutbox } = await import('#server/outbox/send.ts'));
  const { company_id } = await addCompany(api, 'Aravalli');
  ({ email } = await addUser(api, company_id));
  product_id = await addProduct(api, company_id, { name: 'बेयरिंग', sku: 'BRG-1', stock: 1000 });
  buyer = await signIn(api, email);
});
beforeEach(async () => {
  await api.sql('delete from outbox');
  mail.received.length = 0;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const place = async (body: object = {}) =>
  (await buyer.post('/api/orders/create', { items: [{ product_id, qty: 2 }], ...body })).body;
const outbox = () =>
  api.sql<{ attempts: number; sent: boolean; wait: number; last_error: string | null }>(
    `select attempts, sent_at is not null as sent, last_error,
       round(extract(epoch from next_attempt_at - now()) / 60)::int as wait from outbox order by id`,
  );
const timePasses = () => api.sql('update outbox set next_attempt_at = now() where sent_at is null');

/** The header lines of a mail, unfolded. */
const headersOf = (raw: string) =>
  raw
    .split('\r\n\r\n')[0]!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

/** The smallest payload of an order's mail. */
const order = { order_id: 1, name: 'Buyer', po_number: null, ship_to: 'Works', lines: [] };

describe('the mail of an order', () => {
  it('is sent once, to the buyer, with the ordered goods', async () => {
    const { id } = await place({ po_number: 'PO-7' });
    expect(await sendOutbox()).toBe(1);
    expect(await sendOutbox()).toBe(0);
    expect(mail.received).toHaveLength(1);
    const { to, raw } = mail.received[0]!;
    expect(to).toEqual([email]);
    expect(headersOf(raw)).toContain(`Subject: Order ${id} placed, PO PO-7`);
    const { text, html } = await parseMessage('1', Buffer.from(raw));
    expect(text).toContain('2 nos  BRG-1  बेयरिंग  ₹200.00');
    for (const part of [text, html]) expect(part).toContain(`http://plantsetu.test/portal/orders/${id}`);
    expect(html).toContain('बेयरिंग');
    expect(await outbox()).toMatchObject([{ attempts: 1, sent: true, last_error: null }]);
  });

  it('is sent once if a second run starts while the mail server still has the mails of the first', async () => {
    for (let i = 0; i < 5; i++) await place();
    const release = mail.hold();
    const first = sendOutbox();
    await vi.waitFor(() => expect(mail.inHand()).toBe(5), 10_000);
    // Runs from start to end within the first.
    expect(await sendOutbox()).toBe(0);
    expect(mail.inHand()).toBe(5);
    release();
    expect(await first).toBe(5);
    expect(mail.received).toHaveLength(5);
    expect(await outbox()).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ attempts: 1, sent: true })),
    );
  });

  it('is sent in the same run, even if more are due than are sent at the same time', async () => {
    await api.sql(
      `insert into outbox (kind, recipient, payload)
       select 'order-placed', $1, $2 from generate_series(1, 25)`,
      [email, order],
    );
    expect([await sendOutbox(), await sendOutbox()]).toEqual([25, 0]);
    expect(mail.received).toHaveLength(25);
  });
});

describe('while the mail server is down', () => {
  it('orders are placed, and their mail is retried at increasing intervals and sent once', async () => {
    await mail.stop();
    expect((await place()).success).toBe(true);
    for (const wait of [1, 2, 4, 8]) {
      expect(await sendOutbox()).toBe(0);
      expect(await sendOutbox()).toBe(0);
      expect(await outbox()).toMatchObject([
        { sent: false, wait, last_error: expect.stringContaining('ECONNREFUSED') },
      ]);
      await timePasses();
    }
    expect(takeErrors()).toHaveLength(4);

    await mail.start();
    expect(await sendOutbox()).toBe(1);
    expect(mail.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ attempts: 5, sent: true, last_error: null }]);
  });

  it('a mail waits for at most a day', async () => {
    await mail.stop();
    await place();
    await api.sql('update outbox set attempts = 13');
    await sendOutbox();
    expect(await outbox()).toMatchObject([{ attempts: 14, sent: false, wait: 24 * 60 }]);
    takeErrors();
    await mail.start();
  });

  it('a mail is not retried after fifteen attempts, unless staff request it', async () => {
    await mail.stop();
    await place();
    await api.sql('update outbox set attempts = 14');
    expect(await sendOutbox()).toBe(0);
    takeErrors();
    await timePasses();
    await mail.start();
    expect(await sendOutbox()).toBe(0);
    const [row] = await api.sql('select attempts, given_up_at is not null as given_up from outbox');
    expect(row).toEqual({ attempts: 15, given_up: true });
    await api.sql('update outbox set given_up_at = null');
    expect(await sendOutbox()).toBe(1);
  });
});

describe('a mail to staff', () => {
  const visitor = { name: 'Asha Rao', phone: null, company: null, message: 'Hello' };
  const insert = `insert into outbox (kind, recipient, payload) values ('message-for-sales', 'sales@example.test', $1)`;

  it('has the visitor as the address for replies', async () => {
    await api.sql(insert, [{ ...visitor, email: 'asha@plant.example' }]);
    await sendOutbox();
    expect(headersOf(mail.received[0]!.raw)).toContain('Reply-To: asha@plant.example');
  });

  it.each(['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example'])(
    'gets no second header from %j',
    async (email) => {
      await api.sql(insert, [{ ...visitor, email }]);
      await sendOutbox();
      takeErrors();
      const headers = mail.received.flatMap(({ raw }) => headersOf(raw));
      // A comma is inside the quotes of one mailbox.
      expect(headers.filter((line) => /^(bcc:|reply-to:[^"]*,)/i.test(line))).toEqual([]);
      expect(mail.received.map(({ to }) => to)).toEqual([['sales@example.test']]);
    },
  );
});

describe('a mail that cannot be sent', () => {
  it.each([
    { name: 'to a mailbox that the server refuses', kind: 'order-placed', recipient: 'refused@example.test' },
    { name: 'of an unknown kind', kind: 'no-such-kind', recipient: 'a@example.test' },
    { name: 'of a kind named like an object property', kind: 'constructor', recipient: 'a@example.test' },
  ])('$name keeps its error and does not delay the others', async ({ kind, recipient }) => {
    const insert = 'insert into outbox (kind, recipient, payload) values ($1, $2, $3)';
    await api.sql(insert, [kind, recipient, order]);
    await place();
    expect(await sendOutbox()).toBe(1);
    expect(await outbox()).toMatchObject([{ sent: false, last_error: expect.any(String) }, { sent: true }]);
    expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
    takeErrors();
  });
});

describe('a recipient', () => {
  it.each([
    'victim@example.test, second@example.test',
    'victim@example.test,second@example.test',
    'victim@example.test;second@example.test',
    'victim@example.test second@example.test',
    'victim@example.test\r\nBcc: second@example.test',
    'victim@example.test\nRCPT TO:<second@example.test>',
    'victim@example.test> RCPT TO:<second@example.test',
    'Victim, Second <second@example.test>',
    '"victim@example.test, x" <second@example.test>',
  ])('never becomes two recipients: %j', async (recipient) => {
    await api.sql('insert into outbox (kind, recipient, payload) values ($1, $2, $3)', [
      'order-placed',
      recipient,
      order,
    ]);
    await sendOutbox();
    takeErrors();
    for (const { to, raw } of mail.received) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain('second@example.test');
      expect(headersOf(raw).filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1);
    }
  });
});

describe('text typed by a buyer', () => {
  it.each(['PO-1\r\nBcc: second@example.test', 'PO-1\nX-Injected: 1', 'PO-1\u2028Bcc: x@example.test', 'पीओ-१ 🙂'])(
    'adds no header: %j',
    async (po_number) => {
      await place({ po_number });
      expect(await sendOutbox()).toBe(1);
      const { to, raw } = mail.received[0]!;
      expect(to).toEqual([email]);
      expect(headersOf(raw).filter((line) => /^(bcc|x-injected):/i.test(line))).toEqual([]);
    },
  );
});
