import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { addPayment } from '../../support/portal-fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';

let api: Api;
let staff: Person;
let shipments: number[];

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const rows = await openGstRows(api);
  shipments = [];
  for (const [number, qty] of [
    ['PS/2627/000001', 40],
    ['PS/2627/000002', 50],
    ['PS/2627/000003', 10],
  ] as const) {
    const shipment_id = await rows.addShipment();
    shipments.push(shipment_id);
    const id = await rows.addDocument({
      number,
      shipment_id,
      state: 'Karnataka',
      gstin: '29AABCR1718E1ZL',
      date: '2026-11-05',
      lines: [{ qty }],
    });
    await addPayment(api, {
      ...{ invoice_id: id, company_id: rows.company_id, user_id: rows.user_id },
      ...{ paise: 10_000, reference: 'SBIN & Co', received_on: '2026-11-06' },
    });
  }
});
afterAll(() => api.stop());

const transport = { mode: 'road', distance: 0, vehicle: 'rj-14 gb 1234' };
const ewayFile = (...consignments: object[]) => staff.post('/api/admin/eway-file', { consignments });
const valid = () => shipments.map((shipment_id) => ({ shipment_id, ...transport }));

describe('e-way bills', () => {
  it('are listed for invoiced consignments above ₹50,000 without a number', async () => {
    const { items, total } = (await staff.get('/api/admin/eway-list')).body;
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ number: 'PS/2627/000001', value: 59_000, from_pin: '301019', to_pin: '560058' });
    await api.sql(`update shipments set eway_bill = '271234567890' where id = $1`, [shipments[1]]);
    expect((await staff.get('/api/admin/eway-list')).body.total).toBe(1);
    await api.sql(`update shipments set eway_bill = null where id = $1`, [shipments[1]]);
  });

  it('are written in bulk', async () => {
    const { status, body } = await ewayFile(...valid().slice(0, 2));
    expect(status).toBe(200);
    expect(body.refused).toEqual([]);
    const { version, billLists } = JSON.parse(body.json);
    expect(version).toBe('1.0.0621');
    expect(billLists).toHaveLength(2);
    expect(billLists[0]).toMatchObject({
      docNo: 'PS/2627/000001',
      vehicleNo: 'RJ14GB1234',
      totInvValue: 59_000,
      igstValue: 9000,
    });
  });

  it('with an error are left out and named', async () => {
    const [first, second] = valid() as [object, object];
    const { body } = await ewayFile(first, { ...second, vehicle: null }, { shipment_id: 999_999, ...transport });
    expect(JSON.parse(body.json).billLists).toHaveLength(1);
    expect(body.refused).toEqual([
      expect.objectContaining({ shipment_id: shipments[1], message: expect.stringMatching(/vehicle/) }),
      expect.objectContaining({ shipment_id: 999_999, message: expect.stringMatching(/no invoice/) }),
    ]);
    expect((await ewayFile({ ...second, vehicle: null })).body.json).toBeNull();
  });

  it.each([
    ['no consignment', [], /at least one/],
    ['a fraction of a kilometre', [{ shipment_id: 1, ...transport, distance: 1.5 }], /whole kilometres/],
    ['too far', [{ shipment_id: 1, ...transport, distance: 4001 }], /4,000 km/],
  ])('are refused with %s', async (_name, consignments, message) => {
    const { status, body } = await ewayFile(...consignments);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });
});

/** Texts found by an XPath. */
function find(xml: string, path: string): string[] {
  const document = XmlDocument.fromString(xml);
  const found = document.find(path).map(({ content }) => content);
  document.dispose();
  return found;
}

describe('Tally', () => {
  it('says what a month has', async () => {
    const { body } = await staff.get('/api/admin/tally-month?month=2026-11');
    expect(body).toMatchObject({ sales: 3, notes: 0, receipts: 3, parties: 1, items: 1, files: 1, master_files: 1 });
    expect((await staff.get('/api/admin/tally-month?month=2026-01')).body).toMatchObject({ sales: 0, files: 0 });
  });

  it('gets well-formed masters', async () => {
    const { text, headers } = await staff.get('/api/admin/tally-masters?month=2026-11');
    expect(headers.get('content-type')).toContain('application/xml');
    expect(find(text, '//LEDGER[PARENT="Sundry Debtors"]/@NAME')).toEqual(['Aravalli Auto (29AABCR1718E1ZL)']);
  });

  it('gets the same vouchers with the same ids at each export', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => staff.get('/api/admin/tally-vouchers?month=2026-11')));
    expect(first!.text).toBe(second!.text);
    const ids = find(first!.text, '//VOUCHER/@REMOTEID');
    expect(ids.slice(0, 3)).toEqual([1, 2, 3].map((n) => `plantsetu-invoice-PS/2627/00000${n}`));
    expect(new Set(ids).size).toBe(6);
    expect(find(first!.text, '//NARRATION')).toEqual(Array(3).fill('NEFT SBIN & Co'));
  });

  it('has no vouchers file for an empty month, and no second masters file', async () => {
    expect((await staff.get('/api/admin/tally-vouchers?month=2026-01')).status).toBe(404);
    expect((await staff.get('/api/admin/tally-masters?month=2026-11&file=2')).status).toBe(404);
  });
});
