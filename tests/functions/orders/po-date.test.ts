import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addProduct } from '../../support/fixtures.ts';
import { pack } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let at: InvoiceBody;
let product_id: number;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
  product_id = await addProduct(api, at.owner.company_id, { gst_rate_bp: 1800, hsn: '848210' });
});
afterAll(() => api.stop());

const place = (more: object) => at.buyer.post('/api/orders/create', { items: [{ product_id, qty: 2 }], ...more });
const pdfText = async (path: string) => {
  const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${at.staff.token}` } });
  const [page] = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return page!.text;
};

describe('the date of a purchase order', () => {
  it('is on the order, the confirmation, the invoice and its PDF', async () => {
    const { body } = await place({ po_number: 'AFG/26-27/0881', po_date: '2026-11-02' });
    expect((await at.buyer.get(`/api/orders/get?id=${body.id}`)).body.order.po_date).toBe('2026-11-02');
    expect((await at.staff.get(`/api/admin/order-get?id=${body.id}`)).body.order.po_date).toBe('2026-11-02');
    const shipment = await pack(at.staff, body.id, [[1, 2]]);
    const printed = 'AFG/26-27/0881 of 2 Nov 2026';
    expect(await pdfText(`/api/admin/order-pdf?id=${body.id}&document=confirmation`)).toContain(printed);
    const invoice = (await at.issue(shipment)).body.id;
    expect(await at.invoiceOf(invoice)).toMatchObject({ po_number: 'AFG/26-27/0881', po_date: '2026-11-02' });
    expect(await pdfText(`/api/admin/invoice-pdf?id=${invoice}`)).toContain(printed);
    const { id } = (await at.credit(invoice, { lines: [{ line_no: 1, qty: 1 }] })).body;
    const [note] = await api.sql('select po_date::text from invoices where id = $1', [id]);
    expect(note).toEqual({ po_date: '2026-11-02' });
  });

  it('is optional, and blank is none', async () => {
    const { body } = await place({ po_number: 'PO-8', po_date: '' });
    expect((await at.buyer.get(`/api/orders/get?id=${body.id}`)).body.order.po_date).toBeNull();
  });

  it.each([
    {
      name: 'in the future',
      body: { po_number: 'P', po_date: '2199-01-01' },
      field: 'po_date',
      message: /in the future/,
    },
    { name: 'that does not exist', body: { po_number: 'P', po_date: '2026-02-30' }, field: 'po_date', message: /date/ },
    {
      name: 'without a number',
      body: { po_date: '2026-11-02' },
      field: 'po_number',
      message: /Enter the PO number too/,
    },
  ])('is refused $name', async ({ body, field, message }) => {
    const refused = await place(body);
    expect([refused.status, refused.body.fields]).toEqual([400, { [field]: expect.stringMatching(message) }]);
  });
});
