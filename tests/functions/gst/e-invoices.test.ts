import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { financialYearOf } from '#contracts/fields/financial-year.ts';
import { createHash } from 'node:crypto';
import { type Api, startApi } from '../../support/api.ts';
import { addUser, type Person, signIn } from '../../support/fixtures.ts';
import { openGstRows } from '../../support/gst-rows.ts';

let api: Api;
let staff: Person;
let ids: number[];

const OWN = '08AAPCP4712K1Z0';
const irnOf = (typ: string, number: string) =>
  createHash('sha256')
    .update(OWN + financialYearOf('2026-10-05').label + typ + number)
    .digest('hex');
const answer = (number: string, change: object = {}) => ({
  ...{ typ: 'INV', number, irn: irnOf('INV', number), ack_no: '112010036563310', ack_at: '2026-10-05T08:33:00.000Z' },
  ...{ irn_qr: `signed.${number}.code`, ...change },
});

beforeAll(async () => {
  api = await startApi();
  staff = await signIn(api, (await addUser(api, null)).email);
  const rows = await openGstRows(api);
  const numbers = ['PS/2627/000001', 'PS/2627/000002', 'PS/2627/000003'];
  ids = [];
  for (const number of numbers) ids.push(await rows.addDocument({ number }));
  // With an error, to an unregistered buyer, wholly nil-rated, a credit note, and one that is cancelled without IRN.
  ids.push(await rows.addDocument({ number: 'PS/2627/000004', lines: [{ unit: 'JOB' }] }));
  ids.push(await rows.addDocument({ number: 'PS/2627/000005', gstin: null }));
  ids.push(await rows.addDocument({ number: 'PS/2627/000006', lines: [{ rate: 0 }] }));
  ids.push(
    await rows.addDocument({ number: 'PSC/2627/000001', kind: 'credit note', credits_id: ids[0]!, status: 'paid' }),
  );
  ids.push(await rows.addDocument({ number: 'PS/2627/000007', status: 'cancelled' }));
});
afterAll(() => api.stop());

const list = async () => (await staff.get('/api/admin/einvoice-list?month=2026-10')).body;
const file = (query: string) => staff.get(`/api/admin/einvoice-file?${query}`);
const save = (...registrations: object[]) => staff.post('/api/admin/einvoice-results', { registrations });
const storedIrn = async (id: number) =>
  (await api.sql<{ irn: string; irn_qr: string }>('select irn, irn_qr from invoices where id = $1', [id]))[0];

describe('the list', () => {
  it('has the documents to registered buyers, those with errors first, and says what is wrong', async () => {
    const { items, total, ready, faulty, registered, files } = await list();
    expect({ total, ready, faulty, registered, files }).toEqual({
      total: 5,
      ready: 4,
      faulty: 1,
      registered: 0,
      files: 1,
    });
    expect(items[0]).toMatchObject({ number: 'PS/2627/000004', problems: [{ level: 'warning' }, { level: 'error' }] });
    expect(items[0].problems[1].message).toMatch(/JOB/);
  });
});

describe('the file', () => {
  it('of a month has what is ready', async () => {
    const { text, headers } = await file('month=2026-10');
    expect(headers.get('content-disposition')).toContain('INV01-2026-10-1.json');
    const invoices = JSON.parse(text);
    expect(invoices.map(({ DocDtls }: { DocDtls: { No: string } }) => DocDtls.No)).toEqual([
      ...['PS/2627/000001', 'PS/2627/000002', 'PS/2627/000003', 'PSC/2627/000001'],
    ]);
    expect(invoices[0]).toMatchObject({
      SellerDtls: { Gstin: OWN, Pin: 301_019, Stcd: '08' },
      BuyerDtls: { Gstin: '08AAKCA4172M1ZA', Loc: 'Bhiwadi', Pin: 301_019, Stcd: '08', Pos: '08' },
      ValDtls: { AssVal: 12_500, CgstVal: 1125, SgstVal: 1125, IgstVal: 0, RndOffAmt: 0, TotInvVal: 14_750 },
    });
    expect(invoices[3].RefDtls.PrecDocDtls).toEqual([{ InvNo: 'PS/2627/000001', InvDt: '05/10/2026' }]);
  });

  it('of one document or a selection', async () => {
    expect(JSON.parse((await file(`ids=${ids[0]}`)).text)).toHaveLength(1);
    expect(JSON.parse((await file(`ids=${ids[0]},${ids[2]}`)).text)).toHaveLength(2);
  });

  it.each([
    [() => `ids=${ids[3]}`, 409, /PS\/2627\/000004: .*JOB/],
    [() => `ids=${ids[4]}`, 409, /not to be registered/],
    [() => 'ids=999999', 404, /does not exist/],
    [() => 'ids=x', 400, /1 to 300 documents/],
    [() => '', 400, /month or documents/],
    [() => 'month=2026-09', 404, /ready to be registered/],
  ])('is refused: %#', async (query, status, message) => {
    const refused = await file(query());
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)]);
  });
});

describe('the result file', () => {
  it('is stored on its documents, once', async () => {
    const { status, body } = await save(answer('PS/2627/000001'), answer('PS/2627/000002'));
    expect([status, body]).toEqual([200, { success: true, message: '2 IRNs stored.', stored: 2, refused: [] }]);
    expect(await storedIrn(ids[0]!)).toEqual({
      irn: irnOf('INV', 'PS/2627/000001'),
      irn_qr: 'signed.PS/2627/000001.code',
    });
    expect((await save(answer('PS/2627/000001'))).body).toMatchObject({ stored: 0, refused: [] });
    expect(await list()).toMatchObject({ registered: 2, ready: 2 });
  });

  it('never overwrites, and says which rows were not stored', async () => {
    const other = 'ac'.repeat(32);
    await api.sql(`update invoices set irn = $2, ack_no = repeat('1', 15), ack_at = now() where id = $1`, [
      ids[2],
      other,
    ]);
    const { body } = await save(
      ...[answer('PS/2627/000003'), answer('PS/2627/000099'), answer('PS/2627/000007')],
      ...[answer('PS/2627/000004', { irn: 'd'.repeat(64) }), answer('PSC/2627/000001')],
      answer('PSC/2627/000001', { typ: 'CRN', irn: irnOf('CRN', 'PSC/2627/000001') }),
    );
    expect(body.stored).toBe(1);
    expect(body.refused.map(({ message }: { message: string }) => message)).toEqual([
      'PS/2627/000003 already has another IRN. It was not changed.',
      'We have no issued document INV PS/2627/000099.',
      'PS/2627/000007 is cancelled.',
      'The IRN does not belong to PS/2627/000004. Check that the file is of this GST number.',
      'We have no issued document INV PSC/2627/000001.',
    ]);
    expect((await storedIrn(ids[2]!))!.irn).toBe(other);
  });

  it('of two colleagues at the same time is stored once', async () => {
    await api.sql('update invoices set irn = null, irn_qr = null, ack_no = null, ack_at = null where id = $1', [
      ids[1],
    ]);
    const both = await Promise.all([save(answer('PS/2627/000002')), save(answer('PS/2627/000002'))]);
    expect(both.reduce((sum, { body }) => sum + body.stored, 0)).toBe(1);
  });

  it('without acknowledgement is not stored', async () => {
    const { body } = await save(answer('PS/2627/000004', { irn: irnOf('INV', 'PS/2627/000004'), ack_no: null }));
    expect(body).toMatchObject({ stored: 0, refused: [{ message: expect.stringMatching(/lacks the Ack No\./) }] });
  });

  it('that is not understood is refused', async () => {
    expect((await save()).body.message).toBe('The file has no registrations.');
    expect((await save(answer('PS/1', { irn: 'x' }))).status).toBe(400);
  });
});
