import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { challanFor, dispatch, pack } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';
import { addQuote, addRfq } from '../../support/quote-fixtures.ts';

let api: Api;
let at: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  const admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  await admin.post('/api/admin/seller-details-save', {
    ...{ version: null, cin: 'U29100RJ2019PTC067890', registered_office: 'F-12, RIICO Industrial Area, Bhiwadi' },
    ...{ bank_name: 'Example Bank', account_name: 'PlantSetu', account_number: '00112233445566', ifsc: 'EXPB0001234' },
    ...{ upi_id: 'plantsetu@examplebank' },
  });
});
afterAll(() => api.stop());

async function textOf(person: Person, path: string): Promise<string> {
  const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  return (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map(({ text }) => text).join(' ');
}
const documentOf = (id: number, document: string, area = 'customer') =>
  `/api/${area}/order-pdf?id=${id}&document=${document}`;
const confirm = (id: number, more: object = {}) =>
  at.staff.post('/api/admin/order-move', { id, to: 'confirmed', ...more });

describe('the proforma of an order', () => {
  it('has the total of the order, our account, and no number of a tax series, for the buyer and for staff', async () => {
    const order = await at.placeOrder();
    const { total } = (await at.buyer.get(`/api/orders/get?id=${order}`)).body.order;
    expect(total).toBe(1876.68);
    const text = await textOf(at.buyer, documentOf(order, 'proforma'));
    for (const words of [
      ...['Proforma invoice', 'NOT A TAX INVOICE', String(order), 'PO-77', '₹1,876.68', 'CGST ₹', '848210'],
      ...['00112233445566', 'EXPB0001234', 'Scan to pay ₹1,876.68.', `Mention Order ${order}`, 'CIN: U29100'],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/PS\/\d/);
    expect(await textOf(at.staff, documentOf(order, 'proforma', 'admin'))).toBe(text);
    expect((await api.sql(`select count(*)::int as count from invoice_series`))[0]).toEqual({ count: 0 });
  });

  it('leaves out what was short-closed', async () => {
    const order = await at.placeOrder();
    await confirm(order);
    const lines = [{ line_no: 2, qty: 4 }];
    const closed = await at.staff.post('/api/admin/order-short-close', {
      order_id: order,
      lines,
      reason: 'Discontinued',
    });
    expect(closed.status).toBe(200);
    const text = await textOf(at.buyer, documentOf(order, 'proforma'));
    expect(text).not.toContain('401039');
    expect(text).toContain('₹1,456.72');
  });
});

describe('the order confirmation', () => {
  it('is there from confirmed, with the day of dispatch, and its mail says where', async () => {
    const order = await at.placeOrder();
    const early = await at.buyer.get(documentOf(order, 'confirmation'));
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('is placed')]);
    await confirm(order, { expected_on: '2199-12-31' });
    const text = await textOf(at.buyer, documentOf(order, 'confirmation'));
    for (const words of ['Order confirmation', 'DISPATCH BY', '31 Dec 2199', 'We accept your order'])
      expect(text).toContain(words);
    expect(text).not.toContain('HOW TO PAY');
    const mail = (await at.mails()).find(
      ({ kind, payload }) => kind === 'order-confirmed' && Number(payload.order_id) === order,
    );
    const { renderMail } = await import('#server/mail/templates.ts');
    expect(renderMail('order-confirmed', mail!.payload).text).toContain(
      'The order confirmation is on that page as a PDF.',
    );
  });

  it('has terms of the quote from which the order came, and so has its invoice', async () => {
    const [owner, order] = [at.owner, await at.placeOrder()];
    const quote = await addQuote(api, owner, { rfq_id: await addRfq(api, owner), status: 'accepted' });
    await api.sql(`update quotes set terms = 'Ex works Bhiwadi, freight to pay.' where id = $1`, [quote]);
    await api.sql('update orders set quote_id = $2 where id = $1', [order, quote]);
    await confirm(order);
    expect(await textOf(at.buyer, documentOf(order, 'confirmation'))).toContain('Ex works Bhiwadi');
    const { id } = await at.issueFor(order, WHOLE);
    expect(await textOf(at.buyer, `/api/customer/invoice-pdf?id=${id}`)).toContain('Ex works Bhiwadi');
  });
});

describe('the proforma of a quote', () => {
  it('names the quote and its last day; one that was answered has none', async () => {
    const id = await addQuote(api, at.owner);
    const text = await textOf(at.buyer, `/api/customer/quote-proforma?id=${id}`);
    expect(text).toMatch(/NOT A TAX INVOICE .*QUO-\d+\/1 .*VALID UNTIL 31 Dec 2999/s);
    expect(await textOf(at.staff, `/api/admin/quote-proforma?id=${id}`)).toBe(text);
    await at.buyer.post('/api/customer/quote-decline', { id, reason: 'Bought elsewhere.' });
    const answer = await at.buyer.get(`/api/customer/quote-proforma?id=${id}`);
    expect([answer.status, answer.body.message]).toEqual([409, 'This quote was declined. Request a new one.']);
  });
});

describe('the packing slip', () => {
  it('lists ordered and packed quantities without a price, for the buyer and for staff', async () => {
    const shipment = await pack(at.staff, await at.placeOrder(), [[1, 6]]);
    const path = (area: string) => `/api/${area}/packing-slip?id=${shipment}`;
    const before = await textOf(at.buyer, path('customer'));
    expect(before).toMatch(/Packing slip .*SHP-\d+ .*PO-77 .*848210 10 NOS 6 NOS/s);
    expect(before).not.toMatch(/₹|1,234|DELIVERY CHALLAN/);
    const { number } = (await challanFor(at.staff, shipment)).body;
    await dispatch(at.staff, shipment);
    const after = await textOf(at.staff, path('admin'));
    for (const words of [number, 'VRL Logistics', '271234567890']) expect(after).toContain(words);
  });
});

describe('another company', () => {
  it('finds none of them, nor does an unknown id exist', async () => {
    const order = await at.placeOrder();
    const shipment = await pack(at.staff, order, WHOLE);
    const quote = await addQuote(api, at.owner);
    const paths = [
      ...[documentOf(order, 'confirmation'), documentOf(order, 'proforma')],
      ...[`/api/customer/packing-slip?id=${shipment}`, `/api/customer/quote-proforma?id=${quote}`],
    ];
    for (const path of paths) expect((await at.stranger.get(path)).status).toBe(404);
    expect((await at.staff.get(documentOf(987_654_321, 'proforma', 'admin'))).status).toBe(404);
    expect((await at.buyer.get(documentOf(order, 'invoice'))).status).toBe(400);
  });

  it('reads a draft of a quote neither', async () => {
    const draft = await addQuote(api, at.owner, { status: 'draft' });
    expect((await at.buyer.get(`/api/customer/quote-proforma?id=${draft}`)).status).toBe(404);
    expect((await at.staff.get(`/api/admin/quote-proforma?id=${draft}`)).status).toBe(409);
  });
});

describe('an order that is called off', () => {
  it('has neither document', async () => {
    const order = await at.placeOrder();
    await at.buyer.post('/api/orders/cancel', { id: order });
    for (const document of ['proforma', 'confirmation']) {
      expect((await at.buyer.get(documentOf(order, document))).status).toBe(409);
    }
  });
});
