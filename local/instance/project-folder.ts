import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, independent of the working directory. */
export const projectFolder = resolve(fileURLToPath(import.meta.url), '../../..');

/** A folder for caches; below node_modules, so that tools ignore it. */
export const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'plantsetu');
