import { readFileSync } from 'node:fs';
import { type Schema, Validator } from '@cfworker/json-schema';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCharacter } from '#contracts/fields/gstin.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { type LineGiven, openGstRows } from '../../support/gst-rows.ts';

/**
 * A month of 66 invoices and 13 credit notes over 8 companies in 5 States, with SEZ, nil-rated goods, an unregistered
 * buyer and part credits: its files fit their schemas, and their sums are those of the database.
 */
const gstin = (code: string, letters: string) => {
  const start = `${code}${letters}1Z`;
  return start + checkCharacter(start);
};

const BUYERS = [
  { name: 'Aravalli Auto', state: 'Rajasthan', gstin: gstin('08', 'AAKCA4172M') },
  { name: 'Bhiwadi Forge', state: 'Rajasthan', gstin: gstin('08', 'AABCB1234K') },
  { name: 'Konkan Pharma', state: 'Maharashtra', gstin: gstin('27', 'AABCK2345L') },
  { name: 'Deccan Infra', state: 'Karnataka', gstin: gstin('29', 'AAFCD8263R') },
  { name: 'Vadodara Chemicals', state: 'Gujarat', gstin: gstin('24', 'AABCV3456M') },
  { name: 'Chennai Looms', state: 'Tamil Nadu', gstin: gstin('33', 'AABCC4567N') },
  { name: 'Mahindra SEZ Works', state: 'Rajasthan', gstin: gstin('08', 'AABCM5678P'), is_sez: true },
  { name: 'Workshop of R. Singh', state: 'Karnataka', gstin: null },
];

const GOODS: LineGiven[] = [
  { name: 'Ball bearing 6205', hsn: '848210', unit: 'NOS', price: 1250_00, qty: 10, rate: 1800 },
  { name: 'Gear oil EP 90', hsn: '271019', unit: 'LTR', price: 333_33, qty: 7, rate: 1800 },
  { name: 'Safety gloves', hsn: '392620', unit: 'PRS', price: 89_99, qty: 123, rate: 500 },
  { name: 'Jute bag', hsn: '630510', unit: 'BAG', price: 41_05, qty: 31, rate: 0 },
  { name: 'Freight', hsn: '996511', unit: 'NOS', price: 499_95, qty: 1, rate: 1800 },
];

let api: Api;
let staff: Person;

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const rows = [];
  for (const buyer of BUYERS) rows.push(await openGstRows(api, buyer));
  const serial = (n: number) => String(n).padStart(6, '0');
  let notes = 0;
  for (let n = 0; n < 66; n++) {
    const of = rows[n % BUYERS.length]!;
    const date = `2026-10-${String(1 + (n % 31)).padStart(2, '0')}`;
    const lines = GOODS.filter((_, index) => index === n % 5 || (n + index) % 3 === 0).map((line) => ({
      ...line,
      qty: line.qty! + (n % 4),
    }));
    // Every second supply to the SEZ is under a LUT.
    const withoutTax = BUYERS[n % BUYERS.length]!.is_sez === true && n % 16 === 6;
    const id = await of.addDocument({ number: `PS/2627/${serial(n + 1)}`, date, lines, withoutTax });
    if (n % 5 !== 2) continue;
    // Two pieces back, or a rate difference.
    const [first] = lines as [LineGiven];
    const back = n % 2 === 0 ? { ...first, qty: 2 } : { ...first, price: 3_07, value_only: true };
    const note = {
      kind: 'credit note' as const,
      number: `PSC/2627/${serial(++notes)}`,
      date: '2026-10-31',
      withoutTax,
    };
    await of.addDocument({ ...note, credits_id: id, status: 'paid', lines: [back] });
  }
}, 120_000);
afterAll(() => api.stop());

const schemaOf = (name: string) =>
  new Validator(JSON.parse(readFileSync(`tests/schemas/${name}.json`, 'utf8')) as Schema, '7', false);
const errorsIn = (name: string, file: unknown) =>
  schemaOf(name)
    .validate(file)
    .errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);

/** Signed sums of the month in the database, rupees. */
async function databaseTotals() {
  const [row] = await api.sql<Record<string, string>>(`
    select sum(sign * taxable_paise) as taxable, sum(sign * igst_paise) as igst, sum(sign * cgst_paise) as cgst,
      sum(sign * sgst_paise) as sgst, count(*) as documents
    from invoices, lateral (select case kind when 'credit note' then -1 else 1 end as sign) s
    where date between '2026-10-01' and '2026-10-31'`);
  return Object.fromEntries(Object.entries(row!).map(([name, value]) => [name, Number(value)]));
}

describe('the demo month', () => {
  it('has a GSTR-1 without errors that equals the invoices less credit notes', async () => {
    const { body } = await staff.get('/api/admin/gst-return?month=2026-10');
    const { documents, ...sums } = await databaseTotals();
    expect(body).toMatchObject({ errors: 0, documents });
    expect(documents).toBeGreaterThanOrEqual(60 + 10);
    const paise = Object.entries(body.totals as Record<string, number>).map(([name, rupees]) => [
      name,
      Math.round(rupees * 100),
    ]);
    expect(Object.fromEntries(paise)).toEqual(sums);
    const present = body.tables
      .filter(({ rows }: { rows: number }) => rows > 0)
      .map(({ table }: { table: string }) => table);
    expect(present).toEqual(['b2b', 'b2cs', 'cdnr', 'nil', 'hsn', 'docs']);
    const parts = body.tables.reduce(
      (sum: number, { taxable }: { taxable: number }) => sum + Math.round(taxable * 100),
      0,
    );
    expect(parts).toBe(sums.taxable);
  });

  it('has a GSTR-1 JSON that fits its schema, with both kinds of SEZ supply', async () => {
    const { body, text } = await staff.get('/api/admin/gst-return-json?month=2026-10');
    expect(errorsIn('gstr1-3.2.4', body)).toEqual([]);
    expect(text).toMatch(/"SEWP"/);
    expect(text).toMatch(/"SEWOP"/);
    const [invoices, notes] = body.doc_issue.doc_det;
    expect(invoices.docs).toEqual([
      expect.objectContaining({ to: 'PS/2627/000066', totnum: 66, cancel: 0, net_issue: 66 }),
    ]);
    expect(notes.docs[0].net_issue).toBe(13);
  });

  it('has INV-01 files that fit their schema, one for each document to a registered buyer', async () => {
    const invoices = JSON.parse((await staff.get('/api/admin/einvoice-file?month=2026-10')).text) as object[];
    for (const invoice of invoices) expect(errorsIn('inv01-1.1', invoice)).toEqual([]);
    const [expected] = await api.sql<{ count: string }>(
      `select count(*) from invoices i where bill_to_gstin is not null and exists (
         select from invoice_lines l join addresses a on a.company_id = l.company_id
         where l.invoice_id = i.id and (l.gst_rate_bp > 0 or a.is_sez))`,
    );
    expect(invoices).toHaveLength(Number(expected!.count));
  });

  it('has Tally vouchers that fit their frame and add up to 0.00', async () => {
    const { text } = await staff.get('/api/admin/tally-vouchers?month=2026-10');
    const xsd = XmlDocument.fromString(readFileSync('tests/schemas/tally-import.xsd', 'utf8'));
    const validator = XsdValidator.fromDoc(xsd);
    const document = XmlDocument.fromString(text);
    expect(() => validator.validate(document)).not.toThrow();
    const vouchers = document.find('//VOUCHER');
    expect(vouchers).toHaveLength(79);
    for (const voucher of vouchers) {
      const amounts = voucher.find('LEDGERENTRIES.LIST/AMOUNT | ALLINVENTORYENTRIES.LIST/AMOUNT');
      expect(amounts.reduce((sum, { content }) => sum + Math.round(Number(content) * 100), 0)).toBe(0);
    }
    for (const one of [document, validator, xsd]) one.dispose();
  });
});
