import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';

const FOLDER = 'db/migrations';
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

/** Tables that a migration adds an index to in a way that blocks writes while it is built. */
function blockedTables(migration: string): string[] {
  const created = [...migration.matchAll(/^create table (?:if not exists )?"?(\w+)/gim)].map(([, table]) => table);
  const indexed = [...migration.matchAll(/^create (?:unique )?index (?!concurrently)[^;]*? on "?(\w+)/gim)];
  return indexed.map(([, table]) => table!).filter((table) => !created.includes(table));
}

const journal: { idx: number; tag: string }[] = read('meta/_journal.json').entries;
const snapshot = `${String(journal.at(-1)!.idx).padStart(4, '0')}_snapshot.json`;

describe('the migrations', () => {
  it('make the schema: drizzle-kit would generate nothing', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });
    const schema = Object.assign({}, ...Object.values(modules));
    const last = read(`meta/${snapshot}`);
    expect(await generateMigration(last, generateDrizzleJson(schema, last.id))).toEqual([]);
  });

  it('are in the journal, one by one and in order', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
    expect(journal.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
    expect(journal.map(({ idx }) => idx)).toEqual(files.map((_, index) => index));
  });

  it('keep the last snapshot only: drizzle-kit needs no other, and each is 200 KB', () => {
    const kept = readdirSync(`${FOLDER}/meta`).filter((file) => file.endsWith('_snapshot.json'));
    expect(kept, `delete the others from ${FOLDER}/meta`).toEqual([snapshot]);
  });

  it('build an index of an existing table concurrently', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
    const blocked = files.filter((file) => blockedTables(readFileSync(`${FOLDER}/${file}`, 'utf8')).length > 0);
    expect(blocked, 'add .concurrently() to the index in db/schema and generate it on its own').toEqual([]);
    const index = 'CREATE INDEX "by_po" ON "orders" USING btree ("po_number");';
    expect(blockedTables(`CREATE TABLE "orders" (id int);\n${index}`)).toEqual([]);
    expect(blockedTables(index)).toEqual(['orders']);
    expect(blockedTables(index.replace('INDEX', 'INDEX CONCURRENTLY'))).toEqual([]);
  });
});
