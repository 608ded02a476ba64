import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSED } from '#server/platform/files/refused-content.ts';
import { type Api, startApi } from '../../support/api.ts';
import { docx, pdf } from '../../support/documents.ts';
import { endpoints } from '../../support/endpoints.ts';
import { addCompany, addProduct, addUser, type Answer, type Person, request, signIn } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';
import { excel, formula } from '../../support/samples/office-samples.ts';
import { packedPdf } from '../../support/samples/pdf-samples.ts';

/** Every upload of a file that is kept: one judgement before it is stored, and a download afterwards. */
let api: Api;
let store: Store;
let staff: Person;
let buyer: Person;
let company_id: number;
let product_id: number;
let rfq_id: number;
let ticket_id: number;
let order_id: number;
let shipment_id: number;
let serial = 0;

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ company_id } = await addCompany(api, 'Aravalli'));
  product_id = await addProduct(api, company_id);
  buyer = await signIn(api, (await addUser(api, company_id)).email);
  staff = await signIn(api, (await addUser(api, null)).email);
  rfq_id = (await buyer.post('/api/customer/rfq-create', { title: 'Bolts', lines: JSON.parse(line) })).body.id;
  order_id = (await buyer.post('/api/orders/create', { items: [{ product_id, qty: 1 }] })).body.id;
  const packed = { order_id, lines: [{ line_no: 1, qty: 1 }] };
  await staff.post('/api/admin/order-move', { id: order_id, to: 'confirmed' });
  shipment_id = (await staff.post('/api/admin/shipment-pack', packed)).body.id;
  await api.sql(
    `update shipments set status = 'delivered', awb = 'BD1234567', dispatched_at = now(), delivered_at = now()`,
  );
  ticket_id = (await buyer.post('/api/customer/support-ticket', { subject: 'Short', message: 'Two.' })).body.id;
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const visitor = { name: 'Ravi', email: 'ravi@plant.example', message: 'Hello', requirement: 'Bolts' };
const line = JSON.stringify([{ item: 'Bolt', qty: 1, unit: 'NOS' }]);

interface Upload {
  path: string;
  /** The field of the file. */
  field: string;
  fields: () => Record<string, string>;
  person?: () => Person;
  /** The table and column of the stored file's key. */
  kept: [table: string, column: string];
}

const uploads: Upload[] = [
  {
    ...{ path: '/api/submit-application', field: 'resume', kept: ['job_applications', 'resume_key'] },
    fields: () => ({ ...visitor, jobCode: 'PS-JD001' }),
  },
  { path: '/api/rfq', field: 'attachment', fields: () => visitor, kept: ['rfq_submissions', 'attachment_key'] },
  {
    ...{ path: '/api/customer/rfq-create', field: 'attachment', kept: ['rfqs', 'attachment_key'] },
    ...{ fields: () => ({ title: 'Bolts', lines: line }), person: () => buyer },
  },
  {
    ...{ path: '/api/admin/document-add', field: 'file', kept: ['item_documents', 'file_key'] },
    fields: () => ({ product_id: String(product_id), kind: 'data sheet', title: `Sheet ${++serial}` }),
    person: () => staff,
  },
  {
    ...{ path: '/api/admin/tds-certificate-add', field: 'file', kept: ['tds_certificates', 'file_key'] },
    fields: () => ({
      ...{ company_id: String(company_id), year: '2627', quarter: '1', number: `CERT${++serial}`, amount: '100' },
      date: '2026-08-10',
    }),
    person: () => staff,
  },
  {
    ...{ path: '/api/messages/send', field: 'attachment', kept: ['messages', 'file_key'] },
    fields: () => ({ rfq_id: String(rfq_id), message: 'As attached.' }),
    person: () => buyer,
  },
  {
    ...{ path: '/api/attachments/upload', field: 'file', kept: ['attachments', 'file_key'] },
    ...{ fields: () => ({}), person: () => buyer },
  },
  {
    ...{ path: '/api/orders/po-file', field: 'file', kept: ['attachments', 'file_key'] },
    ...{ fields: () => ({ id: String(order_id) }), person: () => buyer },
  },
  {
    ...{ path: '/api/admin/batch-certificate-add', field: 'file', kept: ['attachments', 'file_key'] },
    ...{ fields: () => ({ shipment_id: String(shipment_id), line_no: '1' }), person: () => staff },
  },
  {
    ...{ path: '/api/admin/delivery-proof-add', field: 'file', kept: ['attachments', 'file_key'] },
    ...{ fields: () => ({ shipment_id: String(shipment_id) }), person: () => staff },
  },
  {
    ...{ path: '/api/customer/ticket-reply', field: 'attachment', kept: ['attachments', 'file_key'] },
    ...{ fields: () => ({ id: String(ticket_id), message: 'As attached.' }), person: () => buyer },
  },
  {
    ...{ path: '/api/admin/ticket-answer', field: 'attachment', kept: ['attachments', 'file_key'] },
    fields: () => ({ id: String(ticket_id), message: 'As attached.', after: '1000000', close: 'false' }),
    person: () => staff,
  },
];

function send({ path, field, fields, person }: Upload, name: string, bytes: Uint8Array): Promise<Answer> {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields())) body.append(key, value);
  body.append(field, new File([new Uint8Array(bytes)], name));
  const ip = `198.51.101.${++serial}`;
  return person ? person().post(path, body) : request(api, 'POST', path, { body, headers: { 'x-test-ip': ip } });
}

it('there is no other upload of a file that is kept', () => {
  // Pictures are stored as new files: tests/functions/catalog/admin-upload.test.ts.
  const others = ['/api/admin/upload'];
  const hasFile = (schema: unknown): boolean =>
    JSON.stringify(schema, (key, value) => (key === 'parent' ? undefined : value)).includes('"type":"file"');
  const found = Object.values(endpoints).filter(({ form, body }) => form !== false && hasFile(body));
  expect(found.map(({ path }) => path).sort()).toEqual([...uploads.map(({ path }) => path), ...others].sort());
});

describe.each(uploads)('$path', (upload) => {
  it.each([
    ['a PDF with a script in an object stream', 'a.pdf', () => packedPdf('<</S/JavaScript>>'), REFUSED.script],
    ['a PDF with a file attached', 'a.pdf', () => packedPdf('<</EF<<>>>>'), REFUSED.attachments],
    ['a document with macros', 'a.docx', () => docx({ name: 'word/vbaProject.bin', data: 'x' }), REFUSED.macros],
    ['a workbook with a DDE formula', 'a.xlsx', () => excel(formula("cmd|'/c calc'!A0")), REFUSED.dde],
  ])('refuses %s, says why and keeps nothing', async (_, name, make, message) => {
    const before = await store.privateFiles();
    const answer = await send(upload, name, make());
    expect(answer).toMatchObject({ status: 415, body: { success: false } });
    const said = answer.body.fields[upload.field];
    // A field that does not take the type says so.
    if (!/^Upload/.test(said)) expect(said).toBe(message);
    else expect(name.endsWith('.xlsx') || !name.endsWith('.pdf')).toBe(true);
    expect(await store.privateFiles()).toEqual(before);
  });

  it('keeps a PDF that is later served only as a download under a safe name', async () => {
    expect(await send(upload, '../../a"\r\nb\u202e<i>.pdf', pdf())).toMatchObject({ status: 200 });
    const [table, column] = upload.kept;
    const [row] = await api.sql<{ key: string }>(`select ${column} as key from ${table} order by id desc limit 1`);
    expect(row!.key).toMatch(/^[a-z]+\/[0-9a-f-]{36}$/);
    const { privateLink } = await import('#server/platform/files/presigned-links.ts');
    const file = await fetch(await privateLink(row!.key));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.~!-]+\.pdf$/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${store.url}/private/${row!.key}`)).status).toBe(403);
  });
});
