import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { type Api, startApi } from '../../support/api.ts';
import { type Answer, type Person } from '../../support/fixtures.ts';
import { challanFor, dispatch, pack, type PartOf, registration, send } from '../../support/invoice-fixtures.ts';
import { type InvoiceBody, openInvoiceSteps, WHOLE } from '../../support/steps/invoice-steps.ts';
import { pdfPages } from '../../support/samples/pdf-text.ts';

let api: Api;
let at: InvoiceBody;

beforeAll(async () => {
  api = await startApi();
  at = await openInvoiceSteps(api);
});
afterAll(() => api.stop());

const packOrder = async (qty = 10, parts: PartOf[] = WHOLE) => pack(at.staff, await at.placeOrder(qty), parts);
const issue = (shipment_id: number, reason: string, reason_note: string | null = null) =>
  at.staff.post('/api/admin/challan-issue', { shipment_id, reason, reason_note });
const cancel = (id: number, reason = 'Sold meanwhile') => at.staff.post('/api/admin/challan-cancel', { id, reason });

async function textOf(person: Person, path: string): Promise<string> {
  const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${person.token}` } });
  expect(response.status).toBe(200);
  const pages = await pdfPages(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text).join(' ');
}

describe('a delivery challan', () => {
  it('has its own series, consecutive in the financial year, also if many are issued at the same time', async () => {
    const shipments: number[] = [];
    for (let n = 0; n < 4; n++) shipments.push(await packOrder());
    const answers = await Promise.all([...shipments, ...shipments].map((id) => issue(id, 'job work')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    const rows = await api.sql<{ number: string }>('select number from delivery_challans order by number');
    const { code } = financialYearOf(dayInIndia());
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4].map((n) => `PSD/${code}/00000${n}`));
  });

  it('prints consignor, consignee, HSN, quantity, value, reason and, of a supply, the tax', async () => {
    const shipment = await packOrder();
    const { id, number } = (await issue(shipment, 'other supply', 'Quantity known on delivery')).body;
    await dispatch(at.staff, shipment);
    const text = await textOf(at.staff, `/api/admin/challan-pdf?id=${id}`);
    for (const words of [
      ...['Delivery challan', number, '08AAPCP4712K1Z0', '08AAKCA4172M1ZA', '848210', '401039', 'PO-77'],
      ...['Quantity known on delivery', '1,234.50', 'CGST ₹', 'SGST ₹', '₹1,876.68', 'ORIGINAL FOR CONSIGNEE'],
      ...['VRL Logistics', '271234567890', 'This is not a tax invoice.'],
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('IGST');
  });

  it.each([
    ['duplicate', 'DUPLICATE FOR TRANSPORTER'],
    ['triplicate', 'TRIPLICATE FOR CONSIGNER'],
  ])('is printed in triplicate: %s', async (copy, mark) => {
    const { id } = (await issue(await packOrder(), 'goods on approval')).body;
    expect(await textOf(at.staff, `/api/admin/challan-pdf?id=${id}&copy=${copy}`)).toContain(mark);
  });

  it.each(['goods on approval', 'job work', 'not a supply'])('charges no tax for %s', async (reason) => {
    const { id } = (await issue(await packOrder(), reason, 'Zinc plating')).body;
    const [row] = await api.sql(
      'select cgst_paise, sgst_paise, igst_paise, amount_paise from delivery_challans where id = $1',
      [id],
    );
    expect(row).toEqual({ cgst_paise: '0', sgst_paise: '0', igst_paise: '0', amount_paise: '163446' });
    const text = await textOf(at.staff, `/api/admin/challan-pdf?id=${id}`);
    expect(text).toContain('Zinc plating');
    expect(text).not.toMatch(/CGST|IGST/);
  });

  it('is read by the buyer on the order, and as a PDF; another company finds neither', async () => {
    const order = await at.placeOrder();
    const shipment = await send(at.staff, order, WHOLE);
    const { challan } = (await at.buyer.get(`/api/orders/get?id=${order}`)).body.order.shipments[0];
    expect(challan).toMatchObject({ reason: 'Quantity on delivery', amount: 1876.68 });
    expect(await textOf(at.buyer, `/api/customer/challan-pdf?id=${challan.id}`)).toContain('ORIGINAL FOR CONSIGNEE');
    expect((await at.stranger.get(`/api/customer/challan-pdf?id=${challan.id}`)).status).toBe(404);
    // The invoice that follows names it.
    const { id } = (await at.issue(shipment)).body;
    expect(await textOf(at.buyer, `/api/customer/invoice-pdf?id=${id}`)).toContain(challan.number);
  });

  it('has the values of the invoice that follows, line by line, for any quantities', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 }), async (bearings, belts) => {
        const shipment = await packOrder(40, [
          [1, bearings],
          [2, belts],
        ]);
        const challan = (await challanFor(at.staff, shipment)).body;
        const invoice = (await at.issue(shipment)).body;
        const amounts = 'line_no, qty, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise';
        expect(
          await api.sql(`select ${amounts} from delivery_challan_lines where challan_id = $1 order by 1`, [challan.id]),
        ).toEqual(await api.sql(`select ${amounts} from invoice_lines where invoice_id = $1 order by 1`, [invoice.id]));
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  it('is cancelled before its goods leave, keeps its number, and another can follow', async () => {
    const shipment = await packOrder();
    const first = (await issue(shipment, 'job work')).body;
    await cancel(first.id);
    expect(await textOf(at.staff, `/api/admin/challan-pdf?id=${first.id}`)).toContain('CANCELLED');
    const second = (await issue(shipment, 'job work')).body;
    expect(Number(second.number.split('/')[2])).toBe(Number(first.number.split('/')[2]) + 1);
  });
});

describe('a refusal changes nothing:', () => {
  const GONE = 987_654_321;
  let packed: number;
  let invoiced: number;
  let sent: number;
  let challan: number;
  let cancelled: number;
  beforeAll(async () => {
    packed = await packOrder();
    invoiced = await packOrder();
    await at.issue(invoiced);
    const withOne = await packOrder();
    cancelled = (await issue(withOne, 'job work')).body.id;
    await cancel(cancelled);
    sent = await packOrder();
    challan = (await challanFor(at.staff, sent)).body.id;
  });

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['no reason', () => issue(packed, ''), 400, 'Choose the reason.'],
    ['another reason without its description', () => issue(packed, 'other supply'), 400, 'Describe the reason.'],
    ['an unknown consignment', () => issue(GONE, 'job work'), 404, 'This consignment was not found.'],
    [
      'an invoiced consignment',
      () => issue(invoiced, 'job work'),
      409,
      'is already invoiced. It travels with its invoice.',
    ],
    ['a second challan', () => issue(sent, 'job work'), 409, 'already has a delivery challan.'],
    ['cancelling without a reason', () => cancel(challan, ' '), 400, 'Give the reason.'],
    ['cancelling an unknown one', () => cancel(GONE), 404, 'This delivery challan was not found.'],
    ['cancelling it twice', () => cancel(cancelled), 409, 'is already cancelled.'],
    [
      'the PDF of an unknown one',
      () => at.staff.get(`/api/admin/challan-pdf?id=${GONE}`),
      404,
      'This delivery challan',
    ],
    [
      'an IRN on an unknown document',
      () => at.staff.post('/api/admin/invoice-irn', registration(GONE)),
      404,
      'This invoice',
    ],
  ])('%s', async (_, act, status, message) => {
    const before = await api.sql('select * from delivery_challans order by id');
    const answer = await act();
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)]);
    expect(await api.sql('select * from delivery_challans order by id')).toEqual(before);
  });

  it('once the goods have left: a challan for them, and cancelling theirs', async () => {
    await dispatch(at.staff, sent);
    expect((await issue(sent, 'job work')).body.message).toMatch(/has already been dispatched\.$/);
    const answer = await cancel(challan);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('can no longer be cancelled.')]);
  });
});
