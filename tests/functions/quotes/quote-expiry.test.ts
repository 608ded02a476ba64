import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, type Person, signIn } from '../../support/fixtures.ts';
import type { Owner } from '../../support/portal-fixtures.ts';
import { addQuote, TODAY } from '../../support/quote-fixtures.ts';

let api: Api;
let owner: Owner;
let buyer: Person;
let email: string;
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli');
  const user = await addUser(api, company_id);
  email = user.email;
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, email);
  run = (await import('../../../netlify/functions/quotes-expire.ts')).default;
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

const statusOf = async (id: number) => (await api.sql('select status from quotes where id = $1', [id]))[0]!.status;
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: { quote_id: number }; next_attempt_at: string }>(
    'select * from outbox order by id',
  );

describe('the nightly run', () => {
  it('marks quotes without an answer as expired, once, and no others', async () => {
    const late = await addQuote(api, owner, { valid_until: `${TODAY} - 1` });
    const today = await addQuote(api, owner, { valid_until: TODAY });
    const answered = await addQuote(api, owner, { valid_until: `${TODAY} - 1`, status: 'declined' });
    await Promise.all([run(), run()]);
    expect([await statusOf(late), await statusOf(today), await statusOf(answered)]).toEqual([
      'expired',
      'sent',
      'declined',
    ]);
    const { quote } = (await buyer.get(`/api/customer/quote-get?id=${late}`)).body;
    expect(quote.history.map((step: { status: string }) => step.status)).toEqual(['sent', 'expired']);
    expect(quote.history[1].by).toBeNull();
  });

  it('reminds the buyer who requested it on the day before, once, in the morning', async () => {
    const id = await addQuote(api, owner, { valid_until: `${TODAY} + 1` });
    await Promise.all([run(), run(), run()]);
    await run();
    const sent = await mails();
    expect(sent).toMatchObject([
      { kind: 'quote-expiring', recipient: email, payload: { quote_id: id, total: '₹118.00' } },
    ]);
    const hour = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', hour12: false, timeZone: 'Asia/Kolkata' });
    expect(Number(hour.format(new Date(sent[0]!.next_attempt_at)))).toBeGreaterThanOrEqual(9);
    const { renderMail } = await import('#server/mail/templates.ts');
    expect(renderMail('quote-expiring', sent[0]!.payload).text).toContain(`/portal/quotes/${id}`);
  });

  it.each([
    { name: 'expires today', fields: { valid_until: TODAY } },
    { name: 'expires later', fields: { valid_until: `${TODAY} + 2` } },
    { name: 'was answered', fields: { valid_until: `${TODAY} + 1`, status: 'countered' } },
    { name: 'is a draft', fields: { status: 'draft' } },
  ])('sends no reminder of a quote that $name', async ({ fields }) => {
    await addQuote(api, owner, fields);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('sends no reminder if the quote was sent today', async () => {
    const id = await addQuote(api, owner, { valid_until: `${TODAY} + 1` });
    await api.sql('update quotes set sent_at = now() where id = $1', [id]);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('sends no reminder to a disabled buyer', async () => {
    const gone = await addUser(api, owner.company_id);
    await api.sql('update users set disabled_at = now() where id = $1', [gone.id]);
    await addQuote(api, { ...owner, user_id: gone.id }, { valid_until: `${TODAY} + 1` });
    await run();
    expect(await mails()).toEqual([]);
  });
});

describe('a quote and its RFQ in the list', () => {
  it.each([
    { name: 'its last day', valid_until: TODAY, status: 'sent', days_left: 0 },
    { name: 'the day after', valid_until: `${TODAY} - 1`, status: 'expired', days_left: -1 },
    { name: 'the day before', valid_until: `${TODAY} + 1`, status: 'sent', days_left: 1 },
  ])('on $name in India is $status, with or without the nightly job', async ({ valid_until, ...shown }) => {
    const id = await addQuote(api, owner, { valid_until });
    const { name: _, ...expected } = shown as { name?: string; status: string };
    const { quote } = (await buyer.get(`/api/customer/quote-get?id=${id}`)).body;
    expect(quote).toMatchObject(expected);
    const code = `RFQ-${String(quote.rfq_id).padStart(6, '0')}`;
    const [listed] = (await buyer.get(`/api/customer/rfqs?q=${code}`)).body.items;
    expect(listed.quote).toBe(expected.status);
  });
});
