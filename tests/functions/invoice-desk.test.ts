import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amountInWords } from '#contracts/amount-in-words.ts';
import { type Api, startApi } from '../support/api.ts';
import { addCompany, addProduct, addUser, type Answer, as, type Person, signIn } from '../support/fixtures.ts';
import { addBillTo, type PartOf, send } from '../support/invoice-fixtures.ts';
import { pdfPages } from '../support/pdf-text.ts';
import { addInvoice } from '../support/portal-fixtures.ts';

let api: Api;
let desk: Person;
let buyer: Person;
let stranger: Person;
let owner: { company_id: number; user_id: number };
let email: string;
let bearing: number;
let belt: number;
let today: string;

beforeAll(async () => {
  api = await startApi();
  const { company_id } = await addCompany(api, 'Aravalli Auto');
  await addBillTo(api, company_id);
  const user = await addUser(api, company_id);
  email = user.email;
  owner = { company_id, user_id: user.id };
  buyer = await signIn(api, email);
  desk = await signIn(api, (await addUser(api, null)).email);
  const konkan = await addCompany(api, 'Konkan Pharma', 'Maharashtra');
  stranger = await signIn(api, (await addUser(api, konkan.company_id)).email);
  const stock = 1_000_000;
  bearing = await addProduct(api, company_id, { price_paise: 12_345, gst_rate_bp: 1800, hsn: '848210', stock });
  belt = await addProduct(api, company_id, { price_paise: 99_99, gst_rate_bp: 500, hsn: '401039', stock });
  [{ today }] = (await api.sql<{ today: string }>(
    `select (now() at time zone 'Asia/Kolkata')::date::text as today`,
  )) as [{ today: string }];
});
afterAll(() => api.stop());
beforeEach(() => api.sql('delete from outbox'));

async function placeOrder(qty = 10, po_number: string | null = 'PO-77'): Promise<number> {
  const items = [
    { product_id: bearing, qty },
    { product_id: belt, qty: 4 },
  ];
  return (await buyer.post('/api/orders/create', { items, po_number })).body.id;
}

const issue = (shipment_id: number) => desk.post('/api/admin/invoice-issue', { shipment_id });
const issueFor = async (order_id: number, parts: PartOf[]) =>
  (await issue(await send(desk, order_id, parts))).body as { id: number; inv: string };
const invoiceOf = async (id: number) => (await desk.get(`/api/admin/invoice-get?id=${id}`)).body.invoice;
const pay = (id: number, amount: number, more: object = {}) =>
  invoiceOf(id).then(({ open }) =>
    desk.post('/api/admin/invoice-pay', {
      id,
      amount,
      method: 'NEFT',
      reference: 'UTR1',
      received_on: today,
      open,
      ...more,
    }),
  );
const credit = (id: number, more: object = {}) =>
  desk.post('/api/admin/invoice-credit', { id, reason: 'Rate corrected', ...more });
const mails = () =>
  api.sql<{ kind: string; recipient: string; payload: Record<string, string> }>('select * from outbox order by id');

describe('an invoice', () => {
  it('is issued for a consignment that has left, with number, due date and recipient, and mailed', async () => {
    const order = await placeOrder();
    const shipment = await send(desk, order, [
      [1, 10],
      [2, 4],
    ]);
    expect((await desk.get('/api/admin/invoice-queue')).body.items).toMatchObject([
      { shipment_id: shipment, order_id: order, company: 'Aravalli Auto' },
    ]);
    await api.sql('delete from outbox');
    const { status, body } = await issue(shipment);
    expect({ status, body }).toMatchObject({ status: 200, body: { message: `Invoice ${body.inv} issued.` } });
    expect(body.inv).toMatch(/^PS\/\d{4}\/\d{6}$/);
    // 10 × 123.45 at 18 % and 4 × 99.99 at 5 %: 1,456.72 and 419.96.
    expect(await invoiceOf(body.id)).toMatchObject({
      ...{ inv: body.inv, date: today, status: 'issued', order_id: order, po_number: 'PO-77', open: 1877 },
      ...{ taxable: 1634.46, tax: 242.22, round_off: 0.32, amount: 1877, paid: 0, refund_due: 0 },
      bill_to: { name: 'Aravalli Auto', gstin: '08AAKCA4172M1ZA', state: 'Rajasthan' },
      place_of_supply: 'Rajasthan',
      lines: [
        { qty: 10, hsn: '848210', taxable: 1234.5, cgst: 111.11, sgst: 111.11, igst: 0 },
        { qty: 4, hsn: '401039', taxable: 399.96, cgst: 10, sgst: 10, igst: 0 },
      ],
    });
    const sent = await mails();
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['invoice-issued', email],
      ['invoice-issued', `accounts${owner.company_id}@example.test`],
    ]);
    expect(sent[0]!.payload).toMatchObject({ document_id: body.id, number: body.inv, total: '₹1,877.00' });
    expect((await desk.get('/api/admin/invoice-queue')).body).toMatchObject({ items: [], total: 0 });
    expect((await desk.get(`/api/admin/order-invoices?id=${order}`)).body).toMatchObject({
      invoices: [{ inv: body.inv }],
      uninvoiced: [],
    });
  });

  it('is printed with number, both GSTINs, HSN and the amount in words, for buyer and desk and in the mail', async () => {
    const { id, inv } = await issueFor(await placeOrder(), [
      [1, 10],
      [2, 4],
    ]);
    const irn = 'AB'.repeat(32);
    expect((await desk.post('/api/admin/invoice-irn', { id, irn, irn_qr: null })).status).toBe(200);
    const fetchPdf = async (person: Person, path: string) => {
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${inv.replaceAll('/', '-')}.pdf"`,
      );
      return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text).join(' ');
    };
    const text = await fetchPdf(buyer, `/api/customer/invoice-pdf?id=${id}`);
    for (const words of [inv, '08AAPCP4712K1Z0', '08AAKCA4172M1ZA', '848210', '401039', 'PO-77', irn.toLowerCase()]) {
      expect(text).toContain(words);
    }
    expect(text.replaceAll(/\s+/g, ' ')).toContain(amountInWords(1877_00).slice(0, 40));
    expect(text).toMatch(/ORIGINAL FOR RECIPIENT/i);
    expect(await fetchPdf(desk, `/api/admin/invoice-pdf?id=${id}&copy=triplicate`)).toMatch(/TRIPLICATE FOR SUPPLIER/i);
    const { withInvoicePdf } = await import('#server/invoice-print.ts');
    const [mail] = await mails().then((rows) => rows.filter(({ kind }) => kind === 'invoice-issued'));
    const { pdf } = (await withInvoicePdf(mail!.kind, mail!.payload)) as { pdf: { filename: string; base64: string } };
    expect(pdf.filename).toBe(`${inv.replaceAll('/', '-')}.pdf`);
    expect(Buffer.from(pdf.base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  });

  it('of each part sums up to the order, line by line and tax by tax', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 })), { maxLength: 3 }),
        fc.integer({ min: 1, max: 29 }),
        async (cuts, qty) => {
          const order = await placeOrder(qty);
          const left: [number, number] = [qty, 4];
          for (const cut of [...cuts, left.slice() as [number, number]]) {
            const parts = cut
              .map((want, index): PartOf => [index + 1, Math.min(want, left[index]!)])
              .filter(([, part]) => part > 0);
            if (parts.length === 0) continue;
            for (const [line, part] of parts) left[line - 1]! -= part;
            await issueFor(order, parts);
          }
          if (left[0] + left[1] > 0)
            await issueFor(
              order,
              left.flatMap((rest, at): PartOf[] => (rest ? [[at + 1, rest]] : [])),
            );
          const [sums] = await api.sql(
            `select bool_and(l.qty = b.qty and l.taxable_paise = b.taxable and l.cgst_paise = b.cgst
                and l.sgst_paise = b.sgst and l.igst_paise = b.igst) as same,
              (select total_paise from orders where id = $1) = (select sum(amount_paise - round_off_paise) from invoices where order_id = $1) as total
             from order_lines l join (select order_line_no, sum(v.qty) as qty, sum(v.taxable_paise) as taxable, sum(v.cgst_paise) as cgst,
                 sum(v.sgst_paise) as sgst, sum(v.igst_paise) as igst
               from invoice_lines v join invoices i on i.id = v.invoice_id where i.order_id = $1 group by 1) b on b.order_line_no = l.line_no
             where l.order_id = $1`,
            [order],
          );
          expect(sums).toEqual({ same: true, total: true });
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  it('takes the freight and a discount of the order along: freight with the first, the discount in shares', async () => {
    const order = await placeOrder(10);
    await api.sql(
      `update order_lines set discount_paise = 1001, taxable_paise = 122449, cgst_paise = 11020, sgst_paise = 11020,
         total_paise = 144489 where order_id = $1 and line_no = 1`,
      [order],
    );
    await api.sql(
      `insert into order_lines (order_id, line_no, company_id, kind, sku, name, unit, hsn, qty, price_paise, gst_rate_bp,
         taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       values ($1, 3, $2, 'freight', '', 'Freight', 'NOS', '996511', 1, 50000, 1800, 50000, 4500, 4500, 0, 59000)`,
      [order, owner.company_id],
    );
    const first = await invoiceOf((await issueFor(order, [[1, 3]])).id);
    expect(first.lines).toMatchObject([
      { qty: 3, discount: 3 },
      { name: 'Freight', hsn: '996511', taxable: 500, total: 590 },
    ]);
    const second = await invoiceOf(
      (
        await issueFor(order, [
          [1, 7],
          [2, 4],
        ])
      ).id,
    );
    expect(second.lines).toMatchObject([{ qty: 7, discount: 7.01 }, { qty: 4 }]);
  });
});

describe('numbers', () => {
  const serials = async (series: string) =>
    (
      await api.sql<{ number: string }>(`select number from invoices where number like $1 order by number`, [
        `${series}/%`,
      ])
    ).map(({ number }) => Number(number.split('/')[2]));

  it('follow one another without a gap, also where 50 are issued at once and others are refused', async () => {
    const shipments: number[] = [];
    const order = await placeOrder(50);
    for (let n = 0; n < 5; n++) shipments.push(await send(desk, order, [[1, 1]]));
    for (let n = 0; n < 45; n++) {
      const [row] = await api.sql<{ id: string }>(
        `with o as (insert into orders (company_id, user_id, status, ship_address_id, ship_label, ship_address, ship_state,
           subtotal_paise, tax_paise, shipping_paise, total_paise)
           select company_id, user_id, 'in transit', ship_address_id, ship_label, ship_address, ship_state, 100, 0, 0, 100
           from orders where id = $1 returning *),
         l as (insert into order_lines (order_id, line_no, company_id, sku, name, unit, qty, packed_qty, price_paise, taxable_paise,
           cgst_paise, sgst_paise, igst_paise, total_paise)
           select id, 1, company_id, 'X', 'Bolt', 'NOS', 1, 1, 100, 100, 0, 0, 0, 100 from o returning *),
         s as (insert into shipments (company_id, order_id, status, awb, dispatched_at, created_by)
           select company_id, id, 'in transit', 'BD' || id, now(), user_id from o returning *),
         sl as (insert into shipment_lines (shipment_id, order_id, line_no, company_id, qty)
           select s.id, s.order_id, 1, s.company_id, 1 from s)
         select id from s`,
        [order],
      );
      shipments.push(Number(row!.id));
    }
    // Each is asked for twice: one of the two is refused, and takes no number.
    const answers = await Promise.all([...shipments, ...shipments].map(issue));
    const issued = answers.filter(({ status }) => status === 200);
    expect(issued.length).toBe(50);
    expect(answers.filter(({ status }) => status === 409).length).toBe(50);
    const given = await serials('PS');
    expect(given).toEqual(given.map((_, index) => index + 1));
  }, 60_000);

  it('have no gap where a batch is undone after the number was given', async () => {
    const before = await serials('PS');
    await expect(
      api.sql(`do $$ begin
        insert into invoices (company_id, order_id, number, status, date, due_date, bill_to_name, bill_to_address, place_of_supply,
          taxable_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, amount_paise)
        select company_id, id, next_invoice_number('PS', current_date), 'issued', current_date, current_date, '', '', '', 0, 0, 0, 0, 0, 0
        from orders limit 1;
        raise exception 'undone';
      end $$`),
    ).rejects.toThrow('undone');
    await issueFor(await placeOrder(), [[1, 1]]);
    const after = await serials('PS');
    expect(after).toEqual([...before, before.length + 1]);
  });
});

describe('money', () => {
  it('comes in parts until the invoice is paid, and the buyer is thanked', async () => {
    const { id, inv } = await issueFor(await placeOrder(), [
      [1, 10],
      [2, 4],
    ]);
    await api.sql('delete from outbox');
    expect((await pay(id, 1000.5)).body.message).toBe(`₹1,000.50 recorded on ${inv}: ₹876.50 is open.`);
    expect(await invoiceOf(id)).toMatchObject({ status: 'part paid', open: 876.5, payments: [{ amount: 1000.5 }] });
    expect((await pay(id, 876.5)).body.message).toBe(`₹876.50 recorded on ${inv}: it is paid.`);
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', open: 0, paid: 1877 });
    expect((await mails()).map(({ kind, payload }) => [kind, payload.balance])).toEqual([
      ...[
        ['payment-received', '₹876.50'],
        ['payment-received', '₹876.50'],
      ],
      ...[
        ['payment-received', null],
        ['payment-received', null],
      ],
    ]);
    expect((await pay(id, 1)).status).toBe(409);
  });

  it('entered wrongly is taken back by a negative entry, once', async () => {
    const { id } = await issueFor(await placeOrder(), [[1, 10]]);
    await pay(id, 500);
    const [wrong] = (await invoiceOf(id)).payments;
    const back = () => desk.post('/api/admin/payment-reverse', { id: wrong.id });
    const answers = await Promise.all([back(), back(), back()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await invoiceOf(id)).toMatchObject({
      ...{ status: 'issued', paid: 0 },
      payments: [
        { amount: 500, reversed: true },
        { amount: -500, reversed: true, received_on: today },
      ],
    });
  });

  it('recorded twice at once is recorded once', async () => {
    const { id } = await issueFor(await placeOrder(), [[1, 10]]);
    const { open } = await invoiceOf(id);
    const body = { id, amount: 10, method: 'UPI', received_on: today, open };
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.post('/api/admin/invoice-pay', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await invoiceOf(id)).paid).toBe(10);
  });
});

describe('a credit note', () => {
  it('for all of an invoice cancels it and leaves its consignment to be invoiced anew', async () => {
    const order = await placeOrder();
    const shipment = await send(desk, order, [
      [1, 10],
      [2, 4],
    ]);
    const { id } = (await issue(shipment)).body;
    const { body } = await credit(id);
    expect(body.inv).toMatch(/^PSC\/\d{4}\/\d{6}$/);
    expect(await invoiceOf(id)).toMatchObject({
      ...{ status: 'cancelled', open: 0, credited: 1877 },
      credit_notes: [{ inv: body.inv, amount: 1877, reason: 'Rate corrected' }],
    });
    expect(await invoiceOf(body.id)).toMatchObject({
      ...{ status: 'credit note', amount: 1877, round_off: 0.32 },
      credits: { id, reason: 'Rate corrected' },
    });
    expect((await mails()).filter(({ kind }) => kind === 'credit-note-issued')).toHaveLength(2);
    const anew = await issue(shipment);
    expect(anew.status).toBe(200);
    expect(await invoiceOf(anew.body.id)).toMatchObject({ amount: 1877, status: 'issued' });
    expect((await credit(id)).status).toBe(409);
    expect((await credit(body.id)).status).toBe(409);
  });

  it('for a return takes back its goods, what was paid for them goes back, and the rest can be credited later', async () => {
    const order = await placeOrder();
    const { id } = await issueFor(order, [
      [1, 10],
      [2, 4],
    ]);
    await pay(id, 1877);
    const [row] = await api.sql<{ id: string }>(
      `with r as (insert into returns (company_id, order_id, status, reason, created_by)
         select company_id, id, 'received', 'Wrong seal', user_id from orders where id = $1 returning *),
       l as (insert into return_lines (return_id, order_id, line_no, company_id, qty) select id, order_id, 1, company_id, 3 from r)
       select id from r`,
      [order],
    );
    const return_id = Number(row!.id);
    expect((await invoiceOf(id)).returns).toMatchObject([{ id: return_id, lines: [{ qty: 3 }], amount: 437 }]);
    const answers = await Promise.all([credit(id, { return_id }), credit(id, { return_id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', credited: 437, refund_due: 437, returns: [] });
    const refund = (amount: number) =>
      desk.post('/api/admin/invoice-refund', { id, amount, method: 'NEFT', received_on: today, refund_due: 437 });
    expect((await refund(500)).body.fields.amount).toBe('Only ₹437.00 is to be refunded. Enter that or less.');
    expect((await refund(437)).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ paid: 1440, refund_due: 0, status: 'paid' });
    expect((await refund(437)).status).toBe(409);
    expect((await credit(id)).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'cancelled', credited: 1877, refund_due: 1440 });
    const [sums] = await api.sql(
      `select sum(amount_paise)::int as amount, sum(taxable_paise)::int as taxable, sum(cgst_paise)::int as cgst
       from invoices where credits_id = $1`,
      [id],
    );
    expect(sums).toEqual({ amount: 187_700, taxable: 163_446, cgst: 12_111 });
  });
});

describe('what is refused leaves everything as it was', () => {
  let order: number;
  let packed: number;
  let sent: number;
  let id: number;
  let draft: number;
  let bare: number;
  beforeAll(async () => {
    order = await placeOrder();
    sent = await send(desk, order, [[1, 5]]);
    id = (await issue(sent)).body.id;
    packed = (await desk.post('/api/admin/shipment-pack', { order_id: order, lines: [{ line_no: 1, qty: 5 }] })).body
      .id;
    draft = await addInvoice(api, owner, { number: null, date: null, due_date: null, status: 'draft' });
    const other = await addCompany(api, 'Deccan');
    const user = await addUser(api, other.company_id);
    const product_id = await addProduct(api, other.company_id);
    const items = [{ product_id, qty: 1 }];
    const placed = await (await signIn(api, user.email)).post('/api/orders/create', { items });
    bare = await send(desk, placed.body.id, [[1, 1]]);
  });
  const GONE = 987_654_321;
  const paid = (more: object) => () =>
    desk.post('/api/admin/invoice-pay', { id, amount: 1, method: 'NEFT', received_on: today, open: 728, ...more });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['issuing twice', () => issue(sent), 409, 'is invoiced already'],
    ['what has not left', () => issue(packed), 409, 'has not left yet'],
    ['for a company without a bill-to address', () => issue(bare), 409, 'has no complete bill-to address'],
    ['an unknown consignment', () => issue(GONE), 404, 'This consignment was not found.'],
    ['more than is open', paid({ amount: 728.01 }), 400, 'Only ₹728.00 is open.'],
    ['nothing', paid({ amount: 0 }), 400, 'Enter the amount in rupees'],
    ['less than a paisa', paid({ amount: 1.005 }), 400, 'Enter the amount in rupees'],
    ['a negative amount', paid({ amount: -1 }), 400, 'Enter the amount in rupees'],
    ['money of tomorrow', paid({ received_on: '2999-01-01' }), 400, 'This day has not come yet.'],
    ['no day', paid({ received_on: '31/12/2026' }), 400, 'Enter the day'],
    ['an unknown method', paid({ method: 'barter' }), 400, 'method'],
    ['money where more came meanwhile', paid({ open: 1 }), 409, 'This invoice has changed'],
    ['money on an unknown invoice', paid({ id: GONE }), 404, 'This invoice was not found.'],
    ['money on a draft', () => paid({ id: draft })(), 404, 'This invoice was not found.'],
    ['taking back an unknown entry', () => desk.post('/api/admin/payment-reverse', { id: GONE }), 404, 'This payment'],
    [
      'a refund of nothing',
      () => desk.post('/api/admin/invoice-refund', { id, amount: 1, method: 'UPI', received_on: today, refund_due: 0 }),
      409,
      'Nothing is to be refunded',
    ],
    ['a credit note without a reason', () => credit(id, { reason: ' ' }), 400, 'Give the reason'],
    ['a credit note for another return', () => credit(id, { return_id: GONE }), 409, 'is left to credit'],
    ['a credit note on an unknown invoice', () => credit(GONE), 404, 'This invoice was not found.'],
    [
      'an IRN that is none',
      () => desk.post('/api/admin/invoice-irn', { id, irn: 'x'.repeat(64) }),
      400,
      'An IRN has 64',
    ],
    [
      'an IRN on an unknown invoice',
      () => desk.post('/api/admin/invoice-irn', { id: GONE, irn: 'a'.repeat(64) }),
      404,
      'This invoice',
    ],
    ['a draft at the desk', () => desk.get(`/api/admin/invoice-get?id=${draft}`), 404, 'This invoice was not found.'],
    ['an unknown sort', () => desk.get('/api/admin/invoice-list?sort=id'), 400, 'sort'],
    [
      'another company: its page',
      () => stranger.get(`/api/customer/invoice-get?id=${id}`),
      404,
      'This invoice was not found.',
    ],
    [
      'another company: its PDF',
      () => stranger.get(`/api/customer/invoice-pdf?id=${id}`),
      404,
      'This invoice was not found.',
    ],
    [
      'another company: its month',
      () => stranger.get(`/api/customer/invoice-month?month=${today.slice(0, 7)}`),
      404,
      'No invoice',
    ],
    ['the own draft', () => buyer.get(`/api/customer/invoice-get?id=${draft}`), 404, 'This invoice was not found.'],
    [
      'the PDF of the own draft',
      () => buyer.get(`/api/customer/invoice-pdf?id=${draft}`),
      404,
      'This invoice was not found.',
    ],
    ['no month', () => buyer.get('/api/customer/invoice-month?month=2026-13'), 400, 'Choose a month'],
  ])('%s', async (_, act, status, message) => {
    const was = await invoiceOf(id);
    const refusal = await act();
    expect({ status: refusal.status, message: refusal.body.message }).toEqual({
      status,
      message: expect.stringContaining(message),
    });
    expect(await invoiceOf(id)).toEqual(was);
  });
});

describe('who may call', () => {
  const money = { id: 1, amount: 1, method: 'NEFT', received_on: '2026-11-01' };
  const calls: [string, object?][] = [
    ['/api/admin/invoice-list'],
    ['/api/admin/invoice-queue'],
    ['/api/admin/order-invoices?id=1'],
    ['/api/admin/invoice-get?id=1'],
    ['/api/admin/invoice-pdf?id=1'],
    ['/api/admin/invoice-issue', { shipment_id: 1 }],
    ['/api/admin/invoice-pay', { ...money, open: 1 }],
    ['/api/admin/invoice-refund', { ...money, refund_due: 1 }],
    ['/api/admin/payment-reverse', { id: 1 }],
    ['/api/admin/invoice-credit', { id: 1, reason: 'x' }],
    ['/api/admin/invoice-irn', { id: 1, irn: 'a'.repeat(64) }],
  ];
  it.each(calls)('%s: nobody 401, a buyer 403', async (path, body) => {
    const call = (person: Person) => (body ? person.post(path, body) : person.get(path));
    expect([(await call(as(api))).status, (await call(buyer)).status]).toEqual([401, 403]);
  });

  it.each(['invoice-get?id=1', 'invoice-pdf?id=1', 'invoice-months', 'invoice-month?month=2026-11'])(
    '/api/customer/%s: nobody 401, staff 403',
    async (path) => {
      const statusOf = async (person: Person) => (await person.get(`/api/customer/${path}`)).status;
      expect([await statusOf(as(api)), await statusOf(desk)]).toEqual([401, 403]);
    },
  );
});

describe("the desk's list", () => {
  const list = async (query: string) => (await desk.get(`/api/admin/invoice-list?${query}`)).body;

  it('finds by number, company and order, filters by status, sorts', async () => {
    const { id, inv } = await issueFor(await placeOrder(7), [
      [1, 7],
      [2, 4],
    ]);
    const { order_id, amount } = await invoiceOf(id);
    expect((await list(`q=${inv}`)).items).toMatchObject([
      {
        id,
        inv,
        company: 'Aravalli Auto',
        company_id: owner.company_id,
        order_id,
        amount,
        open: amount,
        status: 'issued',
      },
    ]);
    expect((await list(`q=${Number(inv.split('/')[2])}`)).items.map((row: { id: number }) => row.id)).toContain(id);
    expect((await list(`q=${order_id}`)).items).toMatchObject([{ id }]);
    expect((await list('q=araval&size=1')).total).toBeGreaterThan(1);
    expect((await list('q=%25')).total).toBe(0);
    await api.sql(`update invoices set date = '2026-04-01', due_date = '2026-05-01' where id = $1`, [id]);
    expect((await list('status=overdue')).items).toMatchObject([{ id, status: 'overdue' }]);
    expect((await list('sort=due_asc&size=1')).items).toMatchObject([{ id }]);
    for (const status of ['open', 'issued', 'part paid', 'paid', 'cancelled', 'credit note']) {
      const { items } = await list(`status=${status}`);
      const shown = new Set(items.map((row: { status: string }) => row.status));
      if (status !== 'open')
        expect({ status, shown: [...shown] }).toEqual({ status, shown: items.length ? [status] : [] });
      else expect([...shown].sort()).toEqual(['issued', 'overdue', 'part paid']);
    }
    const amounts = (await list('sort=amount_desc')).items.map((row: { amount: number }) => row.amount);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    expect((await list('company_id=999999')).total).toBe(0);
  });
});
