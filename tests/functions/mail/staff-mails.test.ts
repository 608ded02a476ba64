import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addExamples, endpoints, OWN_FACTOR_CALLS } from '../../support/endpoints.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openOrderSteps } from '../../support/steps/order-steps.ts';

let api: Api;
let admin: Person;
let call: Awaited<ReturnType<typeof addExamples>>['call'];
let buyer: string;

beforeAll(async () => {
  api = await startApi();
  const examples = await addExamples(api);
  call = examples.call;
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  const [user] = await api.sql<{ email: string }>('select email from users where company_id = $1 order by id limit 1', [
    examples.company_id,
  ]);
  buyer = user!.email;
});
afterAll(() => api.stop());

/** The mails of each call of staff, or the reason why there is none. */
const MAILS: Record<string, { mail: string } | { none: string }> = {
  '/api/admin/accounts-lock': { none: 'our own books' },
  '/api/admin/bank-accept': { mail: 'receipt-recorded' },
  '/api/admin/bank-link': { none: 'its receipt was mailed' },
  '/api/admin/bank-ignore': { none: 'our own mark' },
  '/api/admin/bank-reopen': { none: 'our own mark' },
  '/api/admin/bank-import': { none: 'our bank statement' },
  '/api/admin/receipt-record': { none: 'no order, and the company names no person: receipts/record.test.ts' },
  '/api/admin/receipt-allocate': { mail: 'money-settled' },
  '/api/admin/allocation-take-back': { none: 'the statement shows it' },
  '/api/admin/receipt-reverse': { mail: 'receipt-reversed' },
  '/api/admin/receipt-refund': { none: 'no order, and the company names no person: receipts/later-steps.test.ts' },
  '/api/admin/invoice-adjust': { mail: 'money-settled' },
  '/api/admin/invoice-write-off': { none: 'nothing more is asked for' },
  '/api/admin/credit-settings-save': { none: 'our own setting' },
  '/api/admin/dunning-step-save': { none: 'our own setting' },
  '/api/admin/dunning-preview': { none: 'writes nothing' },
  '/api/admin/dunning-pause': { none: 'the company asked for it' },
  '/api/admin/promise-add': { none: 'the company made it' },
  '/api/admin/payment-advice-set-aside': { mail: 'payment-advice-set-aside' },
  '/api/admin/statement-mail': { mail: 'statement-of-account' },
  '/api/admin/tds-certificate-remove': { none: 'our own files' },
  '/api/admin/tds-certificate-add': { none: 'our own files' },
  '/api/admin/catalogue-copy': { none: 'the catalogue' },
  '/api/admin/catalogue-match': { none: 'only reads' },
  '/api/admin/document-add': { none: 'the catalogue' },
  '/api/admin/document-remove': { none: 'the catalogue' },
  '/api/admin/price-list-check': { none: 'writes nothing' },
  '/api/admin/price-list-apply': { none: 'prices' },
  '/api/admin/price-list-save': { none: 'prices' },
  '/api/admin/price-line-save': { none: 'prices' },
  '/api/admin/price-line-remove': { none: 'prices' },
  '/api/admin/price-list-assign': { none: 'prices' },
  '/api/admin/synonym-save': { none: 'the search' },
  '/api/admin/synonym-remove': { none: 'the search' },
  '/api/admin/quote-use-prices': { none: 'the accepted quote said them' },
  '/api/admin/application-move': { none: 'with “tell” only: application-admin.test.ts' },
  '/api/admin/application-note': { none: 'our own note' },
  '/api/admin/company-address-archive': { none: 'the company asked for it' },
  '/api/admin/company-address-save': { none: 'the company asked for it' },
  '/api/admin/cost-centre-save': { none: 'with a changed budget only: companies/cost-centres.test.ts' },
  '/api/admin/approval-step-save': { mail: 'company-rules-changed' },
  '/api/admin/approval-step-remove': { mail: 'company-rules-changed' },
  '/api/admin/company-note': { none: 'for staff only' },
  '/api/admin/company-save': { none: 'the company asked for it' },
  '/api/admin/customer-limits': { mail: 'company-rules-changed' },
  '/api/admin/batch-certificate-add': { none: 'beside the line, as soon as the goods are dispatched' },
  '/api/admin/delivery-proof-add': { none: 'with the consignment: the buyer signed it' },
  '/api/admin/shipment-file-remove': { none: 'a wrong file' },
  '/api/admin/customer-resend': { mail: 'customer-welcome' },
  '/api/admin/customer-save': { mail: 'account-changed' },
  '/api/admin/dispatch-save': { none: 'our own delivery times' },
  '/api/admin/enquiry-convert': { mail: 'rfq-received' },
  '/api/admin/enquiry-handle': { none: 'without an RFQ only; with one the test below' },
  '/api/admin/goods-received-clear': { mail: 'goods-received-cleared' },
  '/api/admin/holiday-remove': { none: 'our own delivery times' },
  '/api/admin/holiday-save': { none: 'our own delivery times' },
  '/api/admin/import-apply': { none: 'the catalogue' },
  '/api/admin/import-cancel': { none: 'the catalogue' },
  '/api/admin/import-check': { none: 'the catalogue' },
  '/api/admin/import-rows': { none: 'the catalogue' },
  '/api/admin/import-start': { none: 'the catalogue' },
  '/api/admin/inbox-mark': { none: 'our own mark' },
  '/api/admin/invoice-credit': { mail: 'credit-note-issued' },
  '/api/admin/accounts-settings-save': { none: 'our own setting' },
  '/api/admin/challan-cancel': { none: 'the goods have not left' },
  '/api/admin/challan-return': { none: 'the buyer sent the goods back' },
  '/api/admin/seller-details-save': { none: 'our own details' },
  '/api/admin/challan-issue': { none: 'the buyer is mailed when the goods leave' },
  '/api/admin/einvoice-results': { none: 'no document of ours: e-invoices.test.ts' },
  '/api/admin/eway-file': { none: 'a file for the portal' },
  '/api/admin/invoice-credit-preview': { none: 'nothing is written' },
  '/api/admin/invoice-debit': { mail: 'debit-note-issued' },
  '/api/admin/invoice-debit-preview': { none: 'nothing is written' },
  '/api/admin/invoice-irn': { none: 'the invoice was sent; one that waited for its IRN: e-invoice.test.ts' },
  '/api/admin/invoice-irn-cancel': { none: 'the credit note that follows is mailed' },
  '/api/admin/invoice-issue': { mail: 'invoice-issued' },
  '/api/admin/invoices-issue': { mail: 'invoice-issued' },
  '/api/admin/invoice-pay': { mail: 'payment-received' },
  '/api/admin/invoice-refund': { mail: 'refund-sent' },
  '/api/admin/message-answer': { mail: 'contact-answer' },
  '/api/admin/order-move': { mail: 'order-confirmed' },
  '/api/admin/orders-confirm': { mail: 'order-confirmed' },
  '/api/admin/orders-pack': { mail: 'order-packed' },
  '/api/admin/order-create': { mail: 'order-placed' },
  '/api/admin/order-price': { none: 'only reads' },
  '/api/admin/order-short-close': { mail: 'order-short-closed' },
  '/api/admin/owner-assign': { none: 'our own division of work' },
  '/api/admin/owners-assign': { none: 'our own division of work' },
  '/api/admin/outbox-give-up': { none: 'a mail itself' },
  '/api/admin/outbox-retry': { none: 'a mail itself' },
  '/api/admin/payment-reverse': { mail: 'payment-reversed' },
  '/api/admin/product-save': { none: 'the catalogue' },
  '/api/admin/quote-rates': { none: 'a draft' },
  '/api/admin/quote-products': { none: 'only reads' },
  '/api/admin/quote-terms-save': { none: 'our own texts' },
  '/api/admin/quote-terms-remove': { none: 'our own texts' },
  '/api/admin/quote-save': { none: 'a draft' },
  '/api/admin/quote-send': { mail: 'quote-sent' },
  '/api/admin/quote-withdraw': { mail: 'quote-withdrawn' },
  '/api/admin/rate-apply': { none: 'the catalogue' },
  '/api/admin/rate-remove': { none: 'the table of rates' },
  '/api/admin/rate-save': { none: 'the table of rates' },
  '/api/admin/return-settle': { mail: 'return-settled' },
  '/api/admin/rfq-create': { mail: 'rfq-received' },
  '/api/admin/rfq-move': { none: 'the buyer got a mail on submission' },
  '/api/admin/rfqs-review': { none: 'the buyer got a mail on submission' },
  '/api/admin/sent-mail-again': { mail: 'order-confirmed' },
  '/api/admin/shipment-dispatch': { mail: 'shipment-sent' },
  '/api/admin/shipment-move': { mail: 'order-delivered' },
  '/api/admin/shipment-pack': { mail: 'order-packed' },
  '/api/admin/shipment-unpack': { none: 'it has not left, and is packed again' },
  '/api/admin/staff-invite': { mail: 'staff-invited' },
  '/api/admin/staff-reinvite': { mail: 'staff-invited' },
  '/api/admin/person-erase': { none: 'the address is erased' },
  '/api/admin/staff-save': { none: 'no customer' },
  '/api/admin/staff-factor-reset': { mail: 'factors-reset' },
  '/api/admin/factor-app-start': { none: 'counts once it is saved' },
  '/api/admin/factor-passkey-start': { none: 'counts once it is saved' },
  ...Object.fromEntries(OWN_FACTOR_CALLS.map((path) => [path, { none: 'auth/second-factors.test.ts' }])),
  '/api/admin/stock-adjust': { none: 'our own stock; to the owners of orders that lacked it: stores/short.test.ts' },
  '/api/admin/stock-allocate': { mail: 'goods-allocated' },
  '/api/admin/item-move': { none: 'where our own stock lies' },
  '/api/admin/goods-receive': { none: 'no order lacks the item: stores/receiving.test.ts' },
  '/api/admin/stock-count-start': { none: 'a sheet to count with' },
  '/api/admin/stock-count-enter': { none: 'no stock is changed' },
  '/api/admin/stock-count-post': { none: 'no order lacks the item: stores/counts.test.ts' },
  '/api/admin/stock-count-cancel': { none: 'no stock is changed' },
  '/api/admin/vendor-save': { none: 'our own list' },
  '/api/admin/purchase-order-save': { none: 'a draft' },
  '/api/admin/purchase-orders-from-short': { none: 'drafts' },
  '/api/admin/purchase-order-move': { none: 'staff send the PDF themselves' },
  '/api/admin/ticket-answer': { mail: 'ticket-answered' },
  '/api/admin/ticket-move': { mail: 'ticket-closed' },
  '/api/admin/upload': { none: 'a picture' },
  '/api/admin/view-remove': { none: 'our own lists' },
  '/api/admin/view-save': { none: 'our own lists' },
  '/api/admin/zone-remove': { none: 'our own delivery times' },
  '/api/admin/zone-save': { none: 'our own delivery times' },
  '/api/employees/create-customer': { mail: 'customer-welcome' },
};

/** The kinds of mail queued by `work`. */
async function queuedBy(work: () => Promise<{ status: number }>): Promise<string[]> {
  const last = await lastMail();
  expect((await work()).status).toBe(200);
  const mails = await api.sql<{ kind: string }>('select distinct kind from outbox where id > $1 order by kind', [last]);
  return mails.map(({ kind }) => kind);
}

const lastMail = async () => (await api.sql<{ id: string }>('select coalesce(max(id), 0) as id from outbox'))[0]!.id;

describe('each call of staff mails the people concerned:', () => {
  const acts = Object.values(endpoints).filter(
    ({ method, path }) => method === 'POST' && /^\/api\/(admin|employees)\//.test(path),
  );

  it('every call is listed with its mails or a reason', () => {
    expect(Object.keys(MAILS).sort()).toEqual(acts.map(({ path }) => path).sort());
  });

  // A picture would go to the object store, which is not running here.
  it.each(
    acts
      .filter(({ form, path }) => !form && !OWN_FACTOR_CALLS.includes(path))
      .map((endpoint) => [endpoint.path, endpoint] as const),
  )('%s', async (path, endpoint) => {
    const act = MAILS[path]!;
    expect(await queuedBy(() => call(endpoint, admin))).toEqual('mail' in act ? [act.mail] : []);
  });
});

describe('other cases of these calls:', () => {
  const post = (path: string, body: object) => queuedBy(() => admin.post(path, body));
  const idOf = async (statement: string, values: unknown[] = []) =>
    Number((await api.sql<{ id: string }>(statement, values))[0]!.id);
  const buyerId = () => idOf('select id from users where email = $1', [buyer]);

  it('an enquiry that becomes an RFQ of a customer', async () => {
    const id = await idOf(
      `insert into rfq_submissions (code, name, email, requirement) values ('ENQ-MAILED', 'Asha', 'a@x.example', 'Seals') returning id`,
    );
    expect(await post('/api/admin/enquiry-handle', { id, user_id: await buyerId() })).toEqual(['rfq-received']);
    const [mail] = await api.sql<{ recipient: string; payload: { title: string } }>(
      'select recipient, payload from outbox order by id desc limit 1',
    );
    expect(mail).toMatchObject({ recipient: buyer, payload: { title: 'Seals', code: expect.stringMatching(/^RFQ-/) } });
  });

  it('a reopened ticket', async () => {
    const id = await idOf(`select id from tickets where status = 'closed' limit 1`);
    expect(await post('/api/admin/ticket-move', { id, to: 'open', after: 1_000_000 })).toEqual(['ticket-reopened']);
  });

  it('a sign-in disabled and enabled, and no mail if nothing changes', async () => {
    const { id } = await addUser(api, await idOf('select company_id as id from users where email = $1', [buyer]));
    const save = (change: object) => post('/api/admin/customer-save', { id, ...change });
    expect(await save({ company_role: 'buyer' })).toEqual([]);
    expect(await save({ disabled: true })).toEqual(['account-changed']);
    expect(await save({ disabled: true })).toEqual([]);
    expect(await save({ disabled: false })).toEqual(['account-changed']);
  });
});

describe('the mails of an order in several consignments', () => {
  it('say for each delivery which part arrived and where the rest is, and for the last that it is complete', async () => {
    const at = await openOrderSteps(api);
    const id = await at.placeOrder();
    await at.move(id, 'confirmed');
    const send = async (...parts: [number, number][]): Promise<number> => {
      const shipment = (await at.pack(id, ...parts)).body.id;
      await at.dispatch(shipment);
      return shipment;
    };
    const first = await send([1, 1]);
    const second = await send([1, 5], [2, 4]);
    await at.report(first, 'out for delivery');
    await at.report(first, 'delivered', 'Gate 2');
    await at.report(second, 'delivered');
    const [third, fourth] = [await send([1, 1]), await send([1, 3])];
    await at.report(third, 'delivered');
    await at.report(fourth, 'out for delivery');
    await at.report(fourth, 'delivered');
    const mails = await api.sql<{ payload: object }>(
      `select payload from outbox where kind in ('order-out-for-delivery', 'order-delivered') order by id`,
    );
    const codeOf = (shipment: number) => `SHP-${String(shipment).padStart(6, '0')}`;
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { part: true },
      { code: codeOf(first), received_by: 'Gate 2', lines: [{ qty: 1 }], under_way: true, to_send: true },
      { code: codeOf(second), lines: [{ qty: 5 }, { qty: 4 }], under_way: false, to_send: true },
      { code: codeOf(third), lines: [{ qty: 1 }], under_way: true, to_send: false },
      { part: true },
      { code: codeOf(fourth), lines: [{ qty: 3 }], under_way: false, to_send: false },
    ]);
  });

  it('say for a single consignment that the order was delivered', async () => {
    const at = await openOrderSteps(api);
    const id = await at.placeOrder();
    await at.move(id, 'confirmed');
    const shipment = (await at.pack(id, [1, 10], [2, 4])).body.id;
    await at.dispatch(shipment);
    await at.report(shipment, 'out for delivery');
    await at.report(shipment, 'delivered');
    const mails = await api.sql(`select payload from outbox order by id desc limit 2`);
    expect(mails).toMatchObject([{ payload: { under_way: false, to_send: false } }, { payload: { part: false } }]);
  });
});
