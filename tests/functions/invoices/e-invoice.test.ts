import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo, dispatch, pack, registration } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { whileHeld } from '../../support/row-held.ts';

/** E-invoicing (CGST Rules r. 48(4), (5)): no valid invoice without an IRN. */
let api: Api;
let at: InvoiceBody;
let admin: Person;
let order: number;
let shipment: number;

const switchOn = (e_invoice_from: string | null) => admin.post('/api/admin/accounts-settings-save', { e_invoice_from });

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await switchOn(at.today);
  order = await at.placeOrder();
  shipment = await pack(at.staff, order, WHOLE);
  await api.sql('delete from outbox');
});

const issue = async () => (await at.issue(shipment)).body as { id: number; inv: string; message: string };
const enter = (id: number, more: object = {}) => at.staff.post('/api/admin/invoice-irn', registration(id, more));
const cancelIrn = (id: number, reason = 'Wrong GSTIN') =>
  at.staff.post('/api/admin/invoice-irn-cancel', { id, reason });
const leave = () =>
  at.staff.post('/api/admin/shipment-dispatch', { id: shipment, carrier: 'VRL Logistics', lr_number: 'LR-118' });
const kinds = async () => (await at.mails()).map(({ kind }) => kind);
const seenByBuyer = async (id: number) => (await at.buyer.get(`/api/customer/invoice-get?id=${id}`)).status;

async function printed(id: number): Promise<string> {
  const headers = { authorization: `Bearer ${at.staff.token}` };
  const response = await fetch(`${api.url}/api/admin/invoice-pdf?id=${id}`, { headers });
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text).join(' ');
}

const refused = (answer: Answer, message: string | RegExp) =>
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(message)]);

describe('the switch', () => {
  it('is set by admins, read by staff, and applies from its date', async () => {
    expect((await at.staff.post('/api/admin/accounts-settings-save', { e_invoice_from: null })).status).toBe(403);
    await switchOn('2199-04-01');
    expect((await at.staff.get('/api/admin/accounts-settings-get')).body).toMatchObject({
      ...{ e_invoice_from: '2199-04-01', may_change: false },
    });
    expect((await admin.get('/api/admin/accounts-settings-get')).body).toMatchObject({ may_change: true });
    const { id } = await issue();
    expect(await at.invoiceOf(id)).toMatchObject({ awaits_irn: false, irn: null });
    expect(await kinds()).toEqual(['invoice-issued', 'invoice-issued']);
  });

  it('refuses a date that is none, and an employee in SQL too', async () => {
    expect((await switchOn('31/03/2026')).status).toBe(400);
    expect((await switchOn(null)).body.message).toBe('Invoices need no IRN.');
  });

  it('does not concern a recipient without a GSTIN', async () => {
    const other = await addCompany(api, 'Unregistered');
    await addBillTo(api, other.company_id);
    await api.sql('update companies set gst_number = null where id = $1', [other.company_id]);
    const buyer = await signIn(api, (await addUser(api, other.company_id)).email);
    const product_id = await addProduct(api, other.company_id, { gst_rate_bp: 1800, hsn: '848210' });
    const placed = await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] });
    const answer = await at.issue(await pack(at.staff, placed.body.id, [[1, 1]]));
    expect(await at.invoiceOf(answer.body.id)).toMatchObject({ awaits_irn: false });
  });
});

describe('an e-invoice', () => {
  it('is not mailed, shown to the buyer, printed as valid or sent with goods before its IRN', async () => {
    const { id, inv, message } = await issue();
    expect(message).toBe(`Invoice ${inv} issued. Enter its IRN: it is emailed and printed then.`);
    expect(await at.invoiceOf(id)).toMatchObject({ awaits_irn: true, irn: null });
    expect(await kinds()).toEqual([]);
    expect(await seenByBuyer(id)).toBe(404);
    const { documents, shipments } = (await at.buyer.get(`/api/orders/get?id=${order}`)).body.order;
    expect([documents, shipments[0].invoice]).toEqual([[], null]);
    expect(
      (await at.buyer.get('/api/customer/invoices?size=100')).body.items.map(({ inv: n }: { inv: string }) => n),
    ).not.toContain(inv);
    const text = await printed(id);
    expect(text).toContain('NOT VALID WITHOUT AN IRN');
    expect(text).not.toContain('ORIGINAL FOR RECIPIENT');
    refused(await leave(), `^${inv} is not valid without an IRN. Enter its IRN before dispatch.$`);
    refused(await at.pay(id, 1), `^${inv} is not valid without an IRN. Enter its IRN before a payment.$`);
  });

  it('with its IRN is mailed, printed with it, shown to the buyer, and its goods leave', async () => {
    const { id, inv } = await issue();
    const { irn, ack_no } = registration(id);
    expect((await enter(id)).body.message).toBe(`IRN of ${inv} saved. Invoice emailed to the buyer.`);
    const mails = await at.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(['invoice-issued', 'invoice-issued']);
    expect(mails[0]!.payload).toMatchObject({ document_id: id, number: inv, total: '₹1,877.00' });
    const text = await printed(id);
    for (const words of ['ORIGINAL FOR RECIPIENT', irn, ack_no]) expect(text).toContain(words);
    expect(await seenByBuyer(id)).toBe(200);
    expect(await at.invoiceOf(id)).toMatchObject({ awaits_irn: false, irn: { number: irn, ack_no, cancelled: null } });
    expect((await leave()).status).toBe(200);
  });

  it('keeps its IRN: a second save is refused, also at the same time', async () => {
    const { id, inv } = await issue();
    const answers = await Promise.all([enter(id), enter(id, { ack_no: '999999999999999' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { irn } = await at.invoiceOf(id);
    refused(await enter(id, { irn: 'cd'.repeat(32) }), `^${inv} already has an IRN, which cannot be changed.$`);
    expect((await at.invoiceOf(id)).irn).toEqual(irn);
    expect(await kinds()).toHaveLength(2);
  });

  it('does not take the IRN of another one', async () => {
    const { id } = await issue();
    await enter(id);
    shipment = await pack(at.staff, await at.placeOrder(), WHOLE);
    const second = await issue();
    const answer = await enter(second.id, { irn: registration(id).irn });
    expect([answer.status, answer.body.fields]).toEqual([
      409,
      { irn: 'This IRN is already saved on another document. Check the number.' },
    ]);
    expect(await at.invoiceOf(second.id)).toMatchObject({ awaits_irn: true });
  });

  it.each<[string, object, string, string]>([
    ['64 times the same character', { irn: 'a'.repeat(64) }, 'irn', 'This is not an IRN.'],
    ['63 characters', { irn: 'ab'.repeat(31) + 'a' }, 'irn', 'An IRN has 64 characters'],
    ['other letters', { irn: 'xy'.repeat(32) }, 'irn', 'An IRN has 64 characters'],
    ['no IRN', { irn: ' ' }, 'irn', 'Enter the IRN.'],
    ['an Ack No. of 14 digits', { ack_no: '1'.repeat(14) }, 'ack_no', 'An Ack No. has 15 digits.'],
    ['no Ack No.', { ack_no: '' }, 'ack_no', 'Enter the Ack No.'],
    ['a day that is none', { ack_at: '2026-02-31 10:00:00' }, 'ack_at', 'Enter date and time'],
    ['a date without time', { ack_at: '2026-11-24' }, 'ack_at', 'Enter date and time'],
    ['a time in the future', { ack_at: '2199-01-01 10:00:00' }, 'ack_at', 'This time is in the future.'],
    ['a time before the invoice', { ack_at: '2020-01-01 10:00:00' }, 'ack_at', 'This is before the date'],
    ['no signed QR code', { irn_qr: ' ' }, 'irn_qr', 'Paste the signed QR code text'],
  ])('refuses %s, and nothing is mailed', async (_, more, field, message) => {
    const { id } = await issue();
    const answer = await enter(id, more);
    expect([answer.status, answer.body.fields[field]]).toEqual([400, expect.stringContaining(message)]);
    expect(await at.invoiceOf(id)).toMatchObject({ awaits_irn: true });
    expect(await kinds()).toEqual([]);
  });
});

describe('an IRN is cancelled', () => {
  it('within 24 hours, with the reason; the invoice is then not valid and credited without an IRN', async () => {
    const { id, inv } = await issue();
    await enter(id);
    expect(await at.invoiceOf(id)).toMatchObject({ irn_cancellable: true });
    expect((await cancelIrn(id)).body.message).toBe(`IRN of ${inv} cancelled. Now credit the invoice in full.`);
    expect(await at.invoiceOf(id)).toMatchObject({
      irn: { cancelled: { reason: 'Wrong GSTIN' } },
      irn_cancellable: false,
    });
    expect(await printed(id)).toContain('IRN CANCELLED: NOT VALID');
    refused(
      await leave(),
      `^The IRN of ${inv} is cancelled. Credit it in full and issue a new invoice before dispatch.$`,
    );
    refused(await cancelIrn(id), `^The IRN of ${inv} is already cancelled.$`);
    await api.sql('delete from outbox');
    expect(await at.invoiceOf((await at.credit(id)).body.id)).toMatchObject({ awaits_irn: false });
    expect(await kinds()).toEqual(['credit-note-issued', 'credit-note-issued']);
    expect(await issue()).toMatchObject({ inv: expect.stringMatching(/^PS\//) });
  });

  it('not after 24 hours, not once the goods have left, and not without one', async () => {
    const { id, inv } = await issue();
    refused(await cancelIrn(id), `^${inv} has no IRN.$`);
    await enter(id);
    await api.sql(`update invoices set ack_at = now() - interval '24 hours' where id = $1`, [id]);
    refused(await cancelIrn(id), /could be cancelled for 24 hours after .*Issue a credit note instead\.$/);
    await api.sql('update invoices set ack_at = now() where id = $1', [id]);
    await dispatch(at.staff, shipment);
    refused(await cancelIrn(id), /has left with .*Issue a credit note instead\.$/);
    expect(await at.invoiceOf(id)).toMatchObject({ irn: { cancelled: null }, irn_cancellable: false });
    expect((await cancelIrn(id, ' ')).status).toBe(400);
    expect((await cancelIrn(987_654_321)).status).toBe(404);
  });
});

describe('a credit note', () => {
  it('of an e-invoice needs its own IRN, and is mailed with it', async () => {
    const { id } = await issue();
    await enter(id);
    await api.sql('delete from outbox');
    const note = (await at.credit(id)).body;
    expect(note.message).toBe(`Credit note ${note.inv} issued. Enter its IRN: it is emailed then.`);
    expect(await kinds()).toEqual([]);
    expect(await seenByBuyer(note.id)).toBe(404);
    expect((await enter(note.id)).body.message).toBe(`IRN of ${note.inv} saved. Credit note emailed to the buyer.`);
    const [mail] = await at.mails();
    expect(mail).toMatchObject({
      kind: 'credit-note-issued',
      payload: {
        document_id: note.id,
        credit_note: note.inv,
        amount: '₹1,877.00',
        balance: null,
        reason: 'Rate corrected',
      },
    });
    expect(await seenByBuyer(note.id)).toBe(200);
    refused(await cancelIrn(note.id), /is a credit note\. Only the IRN of an invoice is cancelled\.$/);
  });

  it.each([{ first: 'the IRN' }, { first: 'the note' }])(
    'issued at the same time as its invoice gets the IRN is never without its own: $first comes first',
    async ({ first }) => {
      const { id } = await issue();
      const acts = [() => enter(id), () => at.credit(id)];
      const order = first === 'the IRN' ? acts : acts.toReversed();
      await whileHeld(api, `invoices where id = ${id}`, order);
      const [row] = await api.sql<{ wrong: string }>(
        `select count(*) as wrong from invoices note join invoices i on i.id = note.credits_id
         where i.id = $1 and (i.irn is not null) <> note.needs_irn`,
        [id],
      );
      expect(row!.wrong).toBe('0');
    },
  );

  it('of an invoice that never got its IRN needs none, and the buyer sees neither', async () => {
    const { id, inv } = await issue();
    const note = (await at.credit(id)).body;
    expect([await seenByBuyer(id), await seenByBuyer(note.id), await kinds()]).toEqual([404, 404, []]);
    expect(await at.invoiceOf(note.id)).toMatchObject({ awaits_irn: false });
    refused(await enter(id), `^${inv} is cancelled and cannot have an IRN.$`);
  });
});

it('the buyer is not reminded of an invoice that awaits its IRN', async () => {
  const { id } = await issue();
  await api.sql(`update invoices set date = '2026-01-01', due_date = '2026-02-01' where id = $1`, [id]);
  const { sendReminders } = await import('#server/receivables/remind.ts');
  await sendReminders();
  expect(await kinds()).toEqual([]);
});

it('the database refuses an IRN of 64 equal characters', async () => {
  const { id } = await issue();
  await expect(
    api.sql(`update invoices set irn = $2, ack_no = '112610012345678' where id = $1`, [id, 'a'.repeat(64)]),
  ).rejects.toThrow('invoices_irn');
});
