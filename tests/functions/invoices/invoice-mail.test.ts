import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addProduct, addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addBillTo, pack } from '../../support/invoice-fixtures.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { attachedText, pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let staff: Person;
let buyer: Person;
let product_id: number;
let company_id: number;

beforeAll(async () => {
  mail = await startMailServer();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Konkan', 'Maharashtra'));
  await addBillTo(api, company_id, 'Maharashtra', '27AAHCK6539D1ZF');
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  product_id = await addProduct(api, company_id, { gst_rate_bp: 1800, hsn: '848210' });
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

it('an invoice and its credit note are mailed with their PDF to the buyer and the accounts person', async () => {
  const { sendOutbox } = await import('#server/outbox/send.ts');
  const { body: order } = await buyer.post('/api/orders/create', { items: [{ product_id, qty: 3 }] });
  const shipment_id = await pack(staff, order.id, [[1, 3]]);
  await api.sql('delete from outbox');
  const { body: invoice } = await staff.post('/api/admin/invoice-issue', { shipment_id });
  const { body: note } = await staff.post('/api/admin/invoice-credit', { id: invoice.id, reason: 'Rate corrected' });
  expect(await sendOutbox()).toBe(4);
  const texts = await Promise.all(mail.received.map(({ raw }) => attachedText(raw)));
  const of = (number: string) => texts.filter((text) => text.includes(number) && text.includes('27AAHCK6539D1ZF'));
  expect(of(invoice.inv)).toHaveLength(4);
  const notes = of(note.inv);
  expect(notes).toHaveLength(2);
  for (const text of notes) expect(text).toContain('Rate corrected');
  // The supplier is not in Maharashtra.
  for (const text of texts) expect(text).toMatch(/Inter-State/);
});

it.each([
  { name: 'taxed', gst_rate_bp: 1800 },
  { name: 'at 0%', gst_rate_bp: 0 },
])('an inter-State invoice names IGST only, on the screen and in its PDF: $name', async ({ gst_rate_bp }) => {
  const product = await addProduct(api, company_id, { gst_rate_bp, hsn: '848210' });
  const { body: order } = await buyer.post('/api/orders/create', { items: [{ product_id: product, qty: 3 }] });
  const shipment_id = await pack(staff, order.id, [[1, 3]]);
  const { id } = (await staff.post('/api/admin/invoice-issue', { shipment_id })).body;
  expect((await buyer.get(`/api/customer/invoice-get?id=${id}`)).body.invoice).toMatchObject({
    inter_state: true,
    lines: [{ cgst: 0, sgst: 0 }],
  });
  const headers = { authorization: `Bearer ${buyer.token}` };
  const response = await fetch(`${api.url}/api/customer/invoice-pdf?id=${id}`, { headers });
  const text = (await pdfPages(new Uint8Array(await response.arrayBuffer()))).map((page) => page.text).join(' ');
  expect(text).toContain('IGST ₹');
  expect(text).not.toMatch(/CGST|SGST/);
});
