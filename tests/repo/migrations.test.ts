import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';

const FOLDER = 'db/migrations';
const read = (file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const journal: { idx: number; tag: string; when: number }[] = read('meta/_journal.json').entries;

describe('the migrations', () => {
  it('make the schema: drizzle-kit would generate nothing', async () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../db/schema/*.ts', { eager: true });
    const schema = Object.assign({}, ...Object.values(modules));
    const last = String(journal.at(-1)!.idx).padStart(4, '0');
    const snapshot = read(`meta/${last}_snapshot.json`);
    expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
  });

  it('are in the journal, one by one and in order', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));
    expect(journal.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
    expect(journal.map(({ idx }) => idx)).toEqual(files.map((_, index) => index));
    // The migrator applies what is later than the last one it applied.
    const times = journal.map(({ when }) => when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });
});
