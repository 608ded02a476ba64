import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file in db/, with its path relative to that folder. */
export interface SqlFile {
  path: string;
  text: string;
  hash: string;
}

/** All SQL files of a folder like db/, each group in the order in which its files depend on each other. */
export interface SqlFiles {
  /** Roles, extensions and functions of generated columns: what a migration may use. */
  first: SqlFile[];
  migrations: SqlFile[];
  /** Everything else, which is dropped and created again (decision 023). */
  rules: SqlFile[];
}

export function readFiles(root: string): SqlFiles {
  const read = (path: string): SqlFile => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, hash: createHash('sha256').update(text).digest('hex') };
  };
  const readFolder = (folder: string) => {
    const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'));
    return names.sort().map((name) => read(`${folder}/${name}`));
  };
  const beforeTables = read('sql/before-tables.sql');
  const functions = readFolder('sql/functions');
  // Nearly all other functions depend on these.
  const auth = functions.filter(({ path }) => path.endsWith('/auth.sql'));
  return {
    first: [read('sql/roles.sql'), beforeTables],
    migrations: readFolder('migrations'),
    rules: [
      // Its functions again, since drop-rules.sql drops those that no column uses.
      ...[read('sql/drop-rules.sql'), beforeTables, read('sql/tables.sql')],
      ...new Set([...auth, ...functions]),
      ...['sql/views.sql', 'sql/triggers.sql', 'sql/policies.sql', 'sql/grants.sql'].map(read),
    ],
  };
}

/** Refuses a changed migration: it would not be applied again, so a change needs a new migration. */
export function assertUnchanged(migrations: SqlFile[], applied: Map<string, string>): void {
  const hashes = new Map(migrations.map(({ path, hash }) => [path, hash]));
  for (const [path, hash] of applied) {
    if (path.startsWith('migrations/') && hashes.get(path) !== hash) {
      throw new Error(
        `db/${path} was applied to this database and has changed since. Restore it and add a new migration.`,
      );
    }
  }
}
