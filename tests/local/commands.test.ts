import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const UNREACHABLE = 'postgresql://owner:secret@127.0.0.1:1/plantsetu';
const ASKS_FOR_ADDRESS = 'Set DATABASE_OWNER_URL to the address of the role that owns the tables: postgresql://….\n';

function run(file: string, args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe.each([
  ['db/migrate.ts', []],
  ['local/app-login.ts', []],
  ['local/backup.ts', ['never-written']],
  ['local/index-products.ts', []],
  ['local/rehearse-restore.ts', []],
  ['local/seed.ts', []],
])('an operator who runs %s', (file, args) => {
  it('reads one sentence, without a stack, if the address is missing or is none', () => {
    expect(run(file, args, {})).toEqual({ status: 1, output: ASKS_FOR_ADDRESS });
    expect(run(file, args, { DATABASE_OWNER_URL: 'ep-x.neon.tech' })).toEqual({ status: 1, output: ASKS_FOR_ADDRESS });
  });

  it('reads which database does not answer, without its password', () => {
    expect(run(file, args, { DATABASE_OWNER_URL: UNREACHABLE })).toEqual({
      status: 1,
      output: 'The database at 127.0.0.1:1 does not answer. Check the address.\n',
    });
  });
});

it.each([
  ['local/backup.ts', 'Name a new folder: npm run db:backup -- FOLDER\n'],
  ['local/restore.ts', 'Name the folder of a backup: npm run db:restore -- FOLDER\n'],
])('%s says what to type if the folder is not given', (file, output) => {
  expect(run(file, [], { DATABASE_OWNER_URL: UNREACHABLE })).toEqual({ status: 1, output });
});
