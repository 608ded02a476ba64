import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The front matter of a content file; null if there is no such file. The folders read here are packed with the
 * functions by netlify/build-functions.ts. The build has checked the fields against their schema.
 */
export async function readEntry<Fields>(folder: 'webinars' | 'jobs', name: string): Promise<Fields | null> {
  // The name becomes part of a path.
  if (!/^[a-z0-9-]{1,100}$/.test(name)) return null;
  const text = await readFile(join('src/content', folder, `${name}.md`), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text ?? '')?.[1];
  return front === undefined ? null : (parse(front) as Fields);
}
