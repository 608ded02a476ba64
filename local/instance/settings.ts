import { join, resolve } from 'node:path';
import { LocalError } from './local-error.ts';
import { projectFolder } from './project-folder.ts';

/** Settings that a developer can change. */
export type Settings = { port: number; dataDir: string };

/** Reads PORT (default 8888) and DATA_DIR (default `.data/` in the checkout). */
export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const port = Number(source.PORT || 8888);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new LocalError(`PORT must be a number from 1 to 65535, not "${source.PORT}".`);
  }
  return { port, dataDir: resolve(source.DATA_DIR || join(projectFolder, '.data')) };
}
