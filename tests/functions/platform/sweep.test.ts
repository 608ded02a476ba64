import { Client } from '@neondatabase/serverless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { addCompany, addPicture, addProduct, addUser } from '../../support/fixtures.ts';
import { openStore, type Store } from '../../support/object-store.ts';

let api: Api;
let store: Store;
let sweep: typeof import('#server/admin/cleanup.ts').sweep;
let files: typeof import('#server/platform/files/object-store.ts');

beforeAll(async () => {
  store = await openStore();
  api = await startApi();
  ({ sweep } = await import('#server/admin/cleanup.ts'));
  files = await import('#server/platform/files/object-store.ts');
});
afterAll(async () => {
  await api.stop();
  await store.close();
});

const bytes = new Uint8Array([1]);
const stored = async (bucket: 'public' | 'private', folder: string) =>
  (await files.listFiles(bucket, `${folder}/`, `${folder}/`, 500)).map(({ key }) => key.split('/')[1]).sort();

describe('the cleanup job', () => {
  it('deletes stored files without a row once they are a day old, and keeps the others', async () => {
    const { company_id } = await addCompany(api, 'Aravalli');
    const product_id = await addProduct(api, company_id);
    const picture = async (name: string) => {
      const url = await files.storePublic(`images/${name}-400.webp`, bytes, 'image/webp');
      await files.storePublic(`images/${name}-1200.webp`, bytes, 'image/webp');
      return url;
    };
    await addPicture(api, product_id, { url: await picture('used') });
    await api.sql('update companies set logo_url = $2 where id = $1', [company_id, await picture('logo')]);
    await picture('orphan');
    const documents = ['documents/kept', 'documents/lost'];
    for (const key of [...documents, 'resumes/kept', 'resumes/lost', 'rfqs/lost', 'enquiries/lost']) {
      await files.storePrivate(key, bytes, 'application/pdf', 'x.pdf');
    }
    await api.sql(
      `insert into job_applications (job_code, name, email, resume_key, resume_name, resume_type)
       values ('X', 'A', 'a@example.test', 'resumes/kept', 'x.pdf', 'application/pdf')`,
    );
    await api.sql(
      `insert into item_documents (item_id, kind, title, file_key, size, type)
       select item_id, 'manual', 'Manual', 'documents/kept', 1, 'application/pdf' from products where id = $1`,
      [product_id],
    );
    await sweep();
    expect(await stored('public', 'images')).toHaveLength(6);
    const later = Date.now() + 2 * 24 * 60 * 60 * 1000;
    await sweep('o', later);
    await sweep('', later);
    expect(await stored('public', 'images')).toEqual(
      ['logo', 'used'].flatMap((name) => [`${name}-1200.webp`, `${name}-400.webp`]),
    );
    expect(await stored('private', 'resumes')).toEqual(['kept']);
    expect(await stored('private', 'documents')).toEqual(['kept']);
    expect([...(await stored('private', 'rfqs')), ...(await stored('private', 'enquiries'))]).toEqual([]);
  });

  it('covers every column that refers to a file', async () => {
    const columns = await api.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
         and (column_name ~ '(^|_)url$' or column_name ~ '(attachment|resume|file)_key$') order by 1`,
    );
    // `selectUsed` of cleanup.ts looks into each of these.
    expect(columns.map(({ name }) => name)).toEqual([
      'attachments.file_key',
      ...['companies.logo_url', 'item_documents.file_key', 'item_images.url', 'job_applications.resume_key'],
      ...['messages.file_key', 'rfq_submissions.attachment_key', 'rfqs.attachment_key', 'tds_certificates.file_key'],
    ]);
  });

  it('deletes uploads that no record has taken after two days, with their files, and keeps those of records', async () => {
    const { company_id } = await addCompany(api, 'Deccan');
    const { id } = await addUser(api, company_id);
    const [ticket] = await api.sql<{ id: string }>(
      `with t as (insert into tickets (company_id, user_id, subject, status) values ($1, $2, 'Short', 'open') returning id)
       insert into ticket_messages (ticket_id, company_id, user_id, body) select id, $1, $2, 'x' from t returning id`,
      [company_id, id],
    );
    for (const [name, age, message] of [
      ['sent', '30 days', ticket!.id],
      ['new', '1 day', null],
      ['left', '3 days', null],
    ]) {
      await files.storePrivate(`attachments/${name}`, bytes, 'application/pdf', 'x.pdf');
      await api.sql(
        `insert into attachments (company_id, user_id, ticket_message_id, file_key, file_name, size, created_at)
         values ($1, $2, $3, 'attachments/' || $4, 'x.pdf', 1, now() - $5::interval)`,
        [company_id, id, message, name, age],
      );
    }
    await sweep();
    expect(await stored('private', 'attachments')).toEqual(['new', 'sent']);
    await sweep('', Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await stored('private', 'attachments')).toEqual(['new', 'sent']);
  });

  it('deletes expired rows, and keeps the others', async () => {
    const { id: user } = await addUser(api, null);
    const { company_id } = await addCompany(api, 'Konkan');
    const ages = `(values ('old', now() - interval '31 days'), ('new', now() + interval '1 minute')) as a (name, at)`;
    await api.sql(`insert into throttle (key, tries, resets_at) select name, 1, at from ${ages}`);
    await api.sql(`insert into sessions (id, user_id, expires_at) select gen_random_uuid(), ${user}, at from ${ages}`);
    await api.sql(
      `insert into password_resets (token_hash, user_id, expires_at) select name, ${user}, at from ${ages}`,
    );
    await api.sql(
      `insert into factor_challenges (token_hash, user_id, purpose, expires_at) select name, ${user}, 'app', at from ${ages}`,
    );
    await api.sql(
      `insert into outbox (kind, recipient, payload, sent_at) select name, 'a@b.example', '{"name": "A"}', at from ${ages}`,
    );
    await api.sql(
      `with i as (insert into product_imports (company_id, file_name, fingerprint, rows, columns, created_by, status, finished_at)
         select ${company_id}, name, name, 1, '{sku}', ${user}, 'applied', at from ${ages} returning id)
       insert into product_import_rows (import_id, row_no, sku) select id, 1, 'X' from i`,
    );
    await sweep();
    const left = async (statement: string) => (await api.sql<{ name: string }>(statement)).map(({ name }) => name);
    expect(await left('select key as name from throttle')).toEqual(['new']);
    expect(await api.sql(`select 1 from sessions where user_id = ${user}`)).toHaveLength(1);
    expect(await left(`select token_hash as name from password_resets`)).toEqual(['new']);
    expect(await left(`select token_hash as name from factor_challenges`)).toEqual(['new']);
    expect(await left(`select kind as name from outbox where payload <> '{}'`)).toEqual(['new']);
    expect(await api.sql('select 1 from outbox')).toHaveLength(2);
    expect(
      await left('select file_name as name from product_import_rows join product_imports on id = import_id'),
    ).toEqual(['new']);
  });

  it.each(['plantsetu_app', 'plantsetu_buyer', 'plantsetu_staff'])(
    'can be run by the system only, not by %s',
    async (role) => {
      const app = new Client(process.env.DATABASE_URL);
      await app.connect();
      await app.query(`set role ${role}`);
      const deletions = ['throttle', 'idempotency', 'sessions', 'password_resets', 'approval_links'];
      for (const statement of [
        ...deletions.map((table) => `delete from ${table}`),
        ...[
          `update outbox set payload = '{}' where payload <> '{}'`,
          `update product_imports set status = 'cancelled'`,
        ],
      ]) {
        await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' });
      }
      await app.end();
    },
  );
});
