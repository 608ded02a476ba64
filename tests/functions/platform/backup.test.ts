import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Manifest } from '#db/backup/contents.ts';
import { restoreBackup } from '#db/backup/restore.ts';
import { saveBackup } from '#db/backup/save.ts';
import { type Api, startApi } from '../../support/api.ts';
import { createDatabase, query } from '../../support/database.ts';
import { addExamples } from '../../support/endpoints.ts';

let api: Api;
let dir: string;
let manifest: Manifest;
let restored: string;
const folder = () => join(dir, 'backup');

beforeAll(async () => {
  api = await startApi();
  await addExamples(api);
  // What a number or a text of JavaScript would lose: digits, line breaks, microseconds, infinity.
  await api.sql(
    `insert into contact_messages (name, email, message, created_at)
     values (E'Line\\nbreak "quoted" \\\\ ₹ हिन्दी', 'a@example.test', E'tab\\t', '2026-11-01 10:00:00.123456+05:30')`,
  );
  dir = mkdtempSync(join(tmpdir(), 'plantsetu-backup-test-'));
  manifest = await saveBackup(api.ownerUrl, folder());
  restored = await createDatabase();
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await api.stop();
});

it('a restored database has every row and every sequence', async () => {
  const compared = await restoreBackup(restored, folder());
  expect(compared.filter(({ isEqual }) => !isEqual)).toEqual([]);
  const filled = Object.values(manifest.tables).filter(({ rows }) => rows !== '0');
  expect(filled.length).toBeGreaterThan(40);
  expect(compared.length).toBe(Object.keys(manifest.tables).length + Object.keys(manifest.sequences).length);
});

it('its foreign keys, triggers and policies are those of the original', async () => {
  const rules = `select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated as rule from pg_constraint
    union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
    union all select tablename || policyname || coalesce(qual, '') from pg_policies order by 1`;
  expect(await query(restored, rules)).toEqual(await query(api.ownerUrl, rules));
  const [key] = await query(restored, `select count(*)::int from pg_constraint where contype = 'f'`);
  expect(key!.count).toBeGreaterThan(50);
});

it('a database that is not empty is not overwritten', async () => {
  await expect(restoreBackup(restored, folder())).rejects.toThrow('The database is not empty. Create a new one');
});

it('a backup folder is not overwritten', async () => {
  await expect(saveBackup(api.ownerUrl, folder())).rejects.toThrow('EEXIST');
});

it('a row that is lost or changed is reported', async () => {
  const file = join(folder(), 'addresses.jsonl.gz');
  const whole = readFileSync(file);
  const change = (edit: (text: string) => string) => writeFileSync(file, gzipSync(edit(gunzipSync(whole).toString())));
  const differences = async () =>
    (await restoreBackup(await createDatabase(), folder())).filter(({ isEqual }) => !isEqual).map(({ name }) => name);
  change((text) => text.replace('Depot', 'Depot 2'));
  expect(await differences()).toEqual(['addresses']);
  // Its company is missing: the foreign key cannot be created again.
  change((text) => text.replace(/"company_id":\d+/, '"company_id":999999'));
  await expect(differences()).rejects.toThrow('violates foreign key constraint');
  writeFileSync(file, whole);
});

it('a backup of another schema is refused with what to do', async () => {
  const file = join(folder(), 'backup.json');
  writeFileSync(file, JSON.stringify({ ...manifest, migrations: { 'migrations/9999_later.sql': 'x' } }));
  await expect(restoreBackup(await createDatabase(), folder())).rejects.toThrow(
    'The backup was made with other migrations (up to migrations/9999_later.sql). Check out the release',
  );
});
