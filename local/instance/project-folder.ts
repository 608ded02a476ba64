import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, wherever the command was given. */
export const projectFolder = resolve(fileURLToPath(import.meta.url), '../../..');

/** A folder for what can be made again at any time; below node_modules, so that no tool looks into it. */
export const cacheFolder = join(projectFolder, 'node_modules', '.cache', 'plantsetu');
