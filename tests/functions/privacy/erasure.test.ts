import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSON_CHANGED, STAFF_ACCOUNT } from '#contracts/privacy/person.ts';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addUser, as, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { addPersonEverywhere, leaveTraces, tracesIn } from '../../support/privacy-fixtures.ts';

/** Export and erasure of a person's data. */
let api: Api;
let store: Store;
let files: typeof import('#server/platform/files/object-store.ts');
let admin: Person;
let employee: Person;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  files = await import('#server/platform/files/object-store.ts');
  admin = await signIn(api, (await addUser(api, null, 'admin')).email);
  employee = await signIn(api, (await addUser(api, null)).email);
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const look = async (email: string) =>
  (await admin.get(`/api/admin/person-get?email=${encodeURIComponent(email)}`)).body;
const erase = async (email: string, reason = 'By mail, from the address itself.') =>
  admin.post('/api/admin/person-erase', { email, reason, seen: (await look(email)).seen });

/** What the law has us keep as it is: the documents, and what finds them. */
const KEPT = [
  ...['bank_lines.narration', 'bank_lines.payer', 'bank_lines.reference', 'bank_lines.search_text'],
  ...['delivery_challans.consignee_address', 'delivery_challans.consignee_name', 'delivery_challans.po_number'],
  ...[
    'delivery_challans.reason_note',
    'invoices.bill_to_address',
    'invoices.bill_to_name',
    'invoices.irn_cancel_reason',
  ],
  ...['invoices.po_number', 'invoices.reason', 'invoices.search_text', 'invoices.ship_to', 'orders.po_number'],
  ...['orders.search_text', 'orders.ship_address', 'orders.ship_label', 'receipts.bill_to_address'],
  ...['receipts.bill_to_name', 'receipts.reference', 'receipts.remarks', 'receipts.search_text'],
];

/** The test writes the person into these too, but no screen lets anyone: goods, places, numbers, codes, our own texts. */
const NOT_ABOUT_PEOPLE = new Set(
  Object.entries({
    addresses: 'city country gstin pincode state',
    bank_lines: 'account file_name fingerprint',
    catalog_counts: 'category subcategory',
    catalog_words: 'word',
    delivery_challan_lines: 'hsn name sku unit',
    delivery_challans: 'consignee_gstin place_of_supply',
    dunning_mails: 'subject',
    invoice_lines: 'hsn name sku unit',
    attachments: 'file_key',
    messages: 'file_key',
    invoices: 'bill_to_gstin bill_to_state irn_qr kind place_of_supply reason_code ship_to_gstin',
    order_lines: 'brand hsn name sku unit',
    orders: 'ship_gstin ship_state',
    payment_advices: 'method',
    products: 'category currency material_code material_key name_key own_description search_text sku_key subcategory',
    quote_lines: 'brand hsn name sku unit',
    quotes: 'ship_state',
    receipts: 'bill_to_gstin bill_to_state idempotency_key method',
    requisition_list_lines: 'name sku unit',
    rfq_lines: 'item unit',
    rfqs: 'attachment_key',
    shipments: 'awb carrier eway_bill lr_number search_text vehicle',
    tds_certificates: 'number',
  }).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
);

describe('erasing a customer', () => {
  it('leaves the name, address and phone in no text of any table, except the documents that the law has us keep', async () => {
    const person = await addPersonEverywhere(api);
    const before = await tracesIn(api, person);
    expect(before.length).toBeGreaterThan(25);
    const { records } = await look(person.email);
    const kept = records.filter(({ outcome }: { outcome: string }) => outcome === 'kept');
    expect(kept.every(({ why }: { why: string }) => /8 financial years .* 72 months/.test(why))).toBe(true);

    const answer = await erase(person.email);
    expect(answer.body.message).toMatch(/^Erased: \d+ records, \d files?\.$/);
    const left = await tracesIn(api, person);
    expect(left.filter((place) => !NOT_ABOUT_PEOPLE.has(place))).toEqual(KEPT);
  });

  it('ends the sign-ins, and the password no longer works', async () => {
    const { company_id } = await addCompany(api, 'Konkan');
    const { email } = await addUser(api, company_id);
    const buyer = await signIn(api, email);
    expect((await erase(email)).status).toBe(200);
    expect((await buyer.get('/api/companies/my')).status).toBe(401);
    await expect(signIn(api, email)).rejects.toThrow();
  });

  it('writes one entry to the audit log, with the reason and without the person', async () => {
    const { company_id } = await addCompany(api, 'Malwa');
    const { id, email } = await addUser(api, company_id);
    const [{ last }] = (await api.sql<{ last: string }>('select max(id) as last from audit_log')) as [{ last: string }];
    await erase(email, 'By phone, called back on the company’s number.');
    const entries = await api.sql<{ entity: string; changes: Record<string, unknown[]> }>(
      'select entity, changes from audit_log where id > $1',
      [last ?? 0],
    );
    expect(entries.map(({ entity }) => entity)).toEqual(['erasures']);
    expect(entries[0]!.changes).toMatchObject({
      account_id: [null, id],
      reason: [null, expect.stringContaining('By phone')],
    });
    expect(JSON.stringify(entries)).not.toContain(email);
    const { body } = await admin.get('/api/admin/audit-list?entity=erasures');
    expect(body.items[0].record).toMatch(/^Erasure of personal data of /);
  });
});

describe('erasing a visitor', () => {
  it('deletes what every form stored, the answers to it, the mails and the file', async () => {
    const visitor = { name: 'Kavya Menon', email: 'kavya@visitor.example', phone: '+91 98200 12345' };
    const { resume_key } = await leaveTraces(api, visitor);
    await files.storePrivate(resume_key, new Uint8Array([1]), 'application/pdf', 'kavya.pdf');
    const held = await look('Kavya@Visitor.example');
    expect(held.account).toBeNull();
    expect(held.files).toEqual([{ kind: 'resume', id: expect.any(Number), name: 'kavya.pdf' }]);
    expect(held.records.map(({ name, outcome }: { name: string; outcome: string }) => `${name}: ${outcome}`)).toEqual([
      'RFQs from enquiries: anonymised',
      'History of these RFQs: anonymised',
      'Audit log: anonymised',
      'Enquiries: deleted',
      'Contact messages and replies: deleted',
      'Applications with resume and notes: deleted',
      'Newsletter: deleted',
      'Webinar registrations: deleted',
      'Rate-limit counters: deleted',
      'Emails to or about the person: deleted',
      'Emails to others, not sent yet: anonymised',
    ]);
    expect((await erase(visitor.email)).body.message).toEqual(expect.stringMatching(/^Erased: 1\d records, 1 file\.$/));
    expect(await tracesIn(api, visitor)).toEqual([]);
    expect((await files.listFiles('private', 'resumes/', 'resumes/', 10)).map(({ key }) => key)).not.toContain(
      resume_key,
    );
    const after = await look(visitor.email);
    expect(after).toMatchObject({ records: [], files: [], erased: [expect.any(String)] });
  });

  it('does not touch a namesake with another address', async () => {
    await leaveTraces(api, { name: 'Ravi Shah', email: 'ravi@one.example', phone: '+91 98200 11111' });
    await leaveTraces(api, { name: 'Ravi Shah', email: 'ravi@one.example.org', phone: '+91 98200 22222' });
    const before = await look('ravi@one.example.org');
    await erase('ravi@one.example');
    expect(await look('ravi@one.example.org')).toEqual(before);
  });
});

describe('the export', () => {
  it('has everything held on the person as JSON and as text, without keys and hashes', async () => {
    const visitor = { name: 'Leela Nair', email: 'leela@visitor.example', phone: '+91 98200 54321' };
    await leaveTraces(api, visitor);
    const asJson = await admin.get(`/api/admin/person-export?format=json&email=${visitor.email}`);
    const held = JSON.parse(asJson.text);
    expect(held.files).toEqual(['leela.pdf']);
    expect(Object.keys(held.held)).toContain('Newsletter');
    expect(held.held['Contact messages and replies'][0]).toMatchObject({
      message: expect.stringContaining('Leela Nair'),
      replies: [{ body: 'Dear Leela Nair, we call today.' }],
    });
    expect(asJson.text).not.toMatch(/token_hash|password_hash|resume_key/);
    const asText = await admin.get(`/api/admin/person-export?format=text&email=${visitor.email}`);
    expect(asText.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(asText.text).toContain('Webinar registrations (1)');
    expect(asText.text).toContain('  name: Leela Nair');
  });
});

describe('is refused', () => {
  it.each([
    ['an employee', () => employee, 403],
    ['a visitor', () => as(api), 401],
  ])('to %s', async (_, who, status) => {
    const person = who();
    expect((await person.get('/api/admin/person-get?email=a@b.example')).status).toBe(status);
    expect((await person.get('/api/admin/person-export?format=json&email=a@b.example')).status).toBe(status);
    const body = { email: 'a@b.example', reason: 'x', seen: 'x' };
    expect((await person.post('/api/admin/person-erase', body)).status).toBe(status);
  });

  it('for an unknown address, a staff account, a blank reason, and when more is held than was seen', async () => {
    const refused = async (email: string, change: object = {}) => {
      const { seen } = await look(email);
      const { status, body } = await admin.post('/api/admin/person-erase', {
        email,
        reason: 'By mail.',
        seen,
        ...change,
      });
      return [status, body.message];
    };
    expect(await refused('no-one@visitor.example')).toEqual([404, 'We hold nothing under this address.']);
    expect(await refused((await addUser(api, null)).email)).toEqual([409, STAFF_ACCOUNT]);
    const email = 'asha@visitor.example';
    await request(api, 'POST', '/api/contact', { body: { name: 'Asha', email, message: 'Hello' } });
    expect(await refused(email, { reason: ' ' })).toEqual([
      400,
      expect.stringContaining('Enter how the request was made'),
    ]);
    const { seen } = await look(email);
    await request(api, 'POST', '/api/contact', { body: { name: 'Asha', email, message: 'Again' } });
    expect(await refused(email, { seen })).toEqual([409, PERSON_CHANGED]);
    expect((await look(email)).records).not.toEqual([]);
  });
});
