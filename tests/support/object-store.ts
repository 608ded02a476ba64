import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startObjectStore } from '#local/object-store/object-store.ts';

/** The result of `openStore`. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** An object store in its own folder; sets the functions' environment to it. */
export async function openStore() {
  const dir = await mkdtemp(join(tmpdir(), 'plantsetu-store-'));
  const keys = { accessKeyId: 'test', secretAccessKey: 'test', region: 'local' };
  const start = (port: number) =>
    startObjectStore({ ...keys, port, dir, publicBucket: 'public', privateBucket: 'private' });
  let running = await start(0);
  const { port } = running;
  const url = `http://127.0.0.1:${port}`;
  process.env.S3_ENDPOINT = url;
  return {
    url,
    dir,
    /** Names of the files in the private bucket. */
    privateFiles: () => readdir(join(dir, 'private')).catch(() => []),
    goDown: () => running.stop(),
    /** Restarts it at the same address. */
    comeBack: async () => {
      running = await start(port);
    },
    close: async () => {
      await running.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
