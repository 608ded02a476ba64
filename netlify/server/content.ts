import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * The front matter of a content file, read when it is asked for; null where there is no such file. netlify.toml sends
 * the folders that are read here along with the functions. The build has checked the fields against their schema.
 */
export async function readEntry<Fields>(folder: 'webinars' | 'jobs', name: string): Promise<Fields | null> {
  // The name goes into a path.
  if (!/^[a-z0-9-]{1,100}$/.test(name)) return null;
  const text = await readFile(join('src/content', folder, `${name}.md`), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const front = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text ?? '')?.[1];
  return front === undefined ? null : (parse(front) as Fields);
}
