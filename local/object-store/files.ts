import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Stored with an object: the headers of its download, and the fields of a listing. */
export type ObjectInfo = { key: string; size: number; etag: string; modified: string; headers: Record<string, string> };

/** One bucket's objects on disk. */
export type Bucket = {
  put: (key: string, body: Buffer, headers: Record<string, string>) => Promise<ObjectInfo>;
  get: (key: string) => Promise<{ info: ObjectInfo; body: Buffer } | undefined>;
  remove: (key: string) => Promise<void>;
  /** Sorted by the bytes of the keys, as S3 does. */
  list: () => ObjectInfo[];
};

/**
 * Opens a bucket's folder. A file has a line of JSON (ObjectInfo) and then the object's bytes, so that one rename replaces
 * both; its name is a digest of the key, so that no key can reach outside the folder.
 */
export async function openBucket(folder: string): Promise<Bucket> {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => join(folder, createHash('sha256').update(key).digest('hex'));
  const known = new Map<string, ObjectInfo>();
  for (const name of await readdir(folder)) {
    // A name with a dot is an interrupted write, which was never acknowledged.
    if (name.includes('.')) await rm(join(folder, name));
    else known.set(...(await readEntry(join(folder, name))));
  }
  return {
    put: async (key, body, headers) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const info = { key, size: body.length, etag, modified: new Date().toISOString(), headers };
      await writeDurably(folder, fileOf(key), Buffer.concat([Buffer.from(`${JSON.stringify(info)}\n`), body]));
      known.set(key, info);
      return info;
    },
    get: async (key) => (known.has(key) ? readObject(fileOf(key)) : undefined),
    remove: async (key) => {
      known.delete(key);
      await rm(fileOf(key), { force: true });
      await syncFolder(folder);
    },
    list: () => [...known.values()].sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))),
  };
}

async function readEntry(file: string): Promise<[string, ObjectInfo]> {
  const { info } = await readObject(file);
  return [info.key, info];
}

async function readObject(file: string): Promise<{ info: ObjectInfo; body: Buffer }> {
  const content = await readFile(file);
  const end = content.indexOf('\n');
  return { info: JSON.parse(content.toString('utf8', 0, end)) as ObjectInfo, body: content.subarray(end + 1) };
}

/** An acknowledged upload must survive a power cut: writes the bytes, then the name. */
async function writeDurably(folder: string, file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(unfinished, 'wx');
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
  await syncFolder(folder);
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open folders.
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
