import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';

/** Reminders of lists, which the scheduled function `lists-notify` sends. */
let api: Api;
let company_id: number;
let product_id: number;
let owner: Person & { id: number; email: string };
let colleague: Person & { id: number; email: string };
let run: () => Promise<void>;

beforeAll(async () => {
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  product_id = await addProduct(api, company_id);
  await addUser(api, company_id);
  const join = async () => {
    const user = await addUser(api, company_id);
    return { ...user, ...(await signIn(api, user.email)) };
  };
  [owner, colleague] = [await join(), await join()];
  run = (await import('../../../netlify/functions/lists-notify.ts')).default;
});
beforeEach(async () => {
  await api.sql('delete from requisition_lists');
  await api.sql('delete from outbox');
});
afterAll(() => api.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
/** A date in India, so many days from today. */
const day = (from: number) => dayInIndia(new Date(Date.now() + from * DAY_MS));
const weekly = { every: 1, unit: 'week', from: day(0), paused: false };

async function create(fields: object = {}): Promise<number> {
  const list = { name: 'Weekly', note: null, shared: false, lines: [{ product_id, qty: 2 }], ...fields };
  const { body } = await owner.post('/api/customer/list-create', list);
  return body.id;
}
const setReminder = (id: number, reminder: object | null, person: Person = owner) =>
  person.post('/api/customer/list-reminder', { id, reminder });
const reminderOf = async (id: number) => (await owner.get(`/api/customer/list-get?id=${id}`)).body.list.reminder;
/** Sets the clock of a list: its next date was yesterday. */
const makeDue = (id: number) =>
  api.sql(`update requisition_lists set next_on = $2, remind_from = $2 where id = $1`, [id, day(-1)]);
const mails = async () =>
  await api.sql<{ recipient: string; kind: string; payload: Record<string, unknown> }>(
    'select recipient, kind, payload from outbox order by recipient',
  );

describe('a reminder', () => {
  it('is set with its next date, paused, changed and removed', async () => {
    const id = await create();
    const start = day(3);
    expect((await setReminder(id, { ...weekly, from: start })).body.message).toMatch(
      /^Reminder saved. The next one is on \d+ \w+ \d{4}\.$/,
    );
    expect(await reminderOf(id)).toEqual({ every: 1, unit: 'week', from: start, paused: false, next_on: start });
    expect((await setReminder(id, { ...weekly, paused: true })).body.message).toBe('Reminder paused.');
    expect(await reminderOf(id)).toMatchObject({ paused: true });
    expect((await setReminder(id, null)).body.message).toBe('Reminder removed.');
    expect(await reminderOf(id)).toBeNull();
  });

  it.each([
    { name: 'no whole number', reminder: { ...weekly, every: 1.5 }, message: 'Enter a whole number.' },
    { name: '0', reminder: { ...weekly, every: 0 }, message: 'Enter 1 or more.' },
    { name: 'more than a year of weeks', reminder: { ...weekly, every: 53 }, message: 'Enter at most 52.' },
    { name: 'no date', reminder: { ...weekly, from: '' }, message: 'Choose a date.' },
  ])('with $name is refused', async ({ reminder, message }) => {
    const answer = await setReminder(await create(), reminder);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('is mailed once when it is due, even by runs at the same time, and moves to the next date', async () => {
    const id = await create();
    await setReminder(id, weekly);
    await makeDue(id);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await mails()).toMatchObject([
      {
        recipient: owner.email,
        kind: 'list-reminder',
        payload: { list_id: id, list: 'Weekly', lines: 1, rhythm: 'every week' },
      },
    ]);
    expect((await reminderOf(id)).next_on).toBe(day(6));
    const { renderMail } = await import('#server/mail/templates.ts');
    const { text } = renderMail('list-reminder', (await mails())[0]!.payload);
    expect(text).toContain(`/portal/lists/${id}`);
    expect(text).toContain('Nothing is ordered until you place the order.');
  });

  it('orders nothing', async () => {
    const id = await create();
    await setReminder(id, weekly);
    await makeDue(id);
    await run();
    expect(await api.sql('select id from orders')).toEqual([]);
  });

  it('of today that was sent is not sent again when the reminder is saved again', async () => {
    const id = await create();
    await setReminder(id, weekly);
    await api.sql('update requisition_lists set reminded_on = next_on where id = $1', [id]);
    await setReminder(id, weekly);
    expect((await reminderOf(id)).next_on).toBe(day(7));
  });

  it.each([
    { name: 'paused', change: 'paused = true' },
    { name: 'due later', change: `next_on = next_on + 5` },
    { name: 'without a line', change: `name = 'Empty'`, empty: true },
  ])('$name is not mailed', async ({ change, empty = false }) => {
    const id = await create(empty ? { lines: [] } : {});
    await setReminder(id, weekly);
    await makeDue(id);
    await api.sql(`update requisition_lists set ${change} where id = $1`, [id]);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('goes to a colleague who wants it, while the list is shared and the account open', async () => {
    const id = await create({ shared: true });
    await setReminder(id, weekly);
    const wanted = await colleague.post('/api/customer/list-remind-me', { id, wanted: true });
    expect(wanted.body.message).toBe('You will get the reminders of this list.');
    await colleague.post('/api/customer/list-remind-me', { id, wanted: true });
    expect((await colleague.get(`/api/customer/list-get?id=${id}`)).body.list.reminds_me).toBe(true);
    const recipients = async () => {
      await makeDue(id);
      await api.sql('delete from outbox');
      await run();
      return (await mails()).map(({ recipient }) => recipient);
    };
    expect(await recipients()).toEqual([owner.email, colleague.email].sort());
    await api.sql('update users set disabled_at = now() where id = $1', [owner.id]);
    expect(await recipients()).toEqual([colleague.email]);
    await api.sql('update users set disabled_at = null where id = $1', [owner.id]);
    // Disabling has ended the session.
    owner = { ...owner, ...(await signIn(api, owner.email)) };
    await api.sql('update requisition_lists set shared = false where id = $1', [id]);
    expect(await recipients()).toEqual([owner.email]);
    await api.sql('update requisition_lists set shared = true where id = $1', [id]);
    await colleague.post('/api/customer/list-remind-me', { id, wanted: false });
    expect(await recipients()).toEqual([owner.email]);
  });

  it('of a private list cannot be subscribed to, nor that of one’s own', async () => {
    const id = await create();
    expect((await colleague.post('/api/customer/list-remind-me', { id, wanted: true })).status).toBe(404);
    expect((await owner.post('/api/customer/list-remind-me', { id, wanted: true })).status).toBe(409);
  });
});
