import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LocalError } from '../instance/local-error.ts';

/** User and group of PostgreSQL if root starts it: the unprivileged user of nearly all systems; it needs no account. */
export const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** True if the user may enter this folder and all its parents. */
export async function canEnter(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  for (let step = folder; ; step = dirname(step)) {
    const { mode, uid, gid } = await stat(step);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(step) === step) return true;
  }
}

/**
 * A folder of root that everyone can enter, for files of an unprivileged process without access to the checkout.
 * /var/lib first: many systems delete files in /var/tmp that were not used for a month.
 */
export async function sharedFolder(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp', '/tmp']) {
    const folder = join(parent, 'plantsetu');
    try {
      await mkdir(folder, { mode: 0o755 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') continue;
    }
    const found = await lstat(folder);
    if (found.isDirectory() && found.uid === process.getuid?.() && (await canEnter(folder, UNPRIVILEGED)))
      return folder;
  }
  throw new LocalError(
    'As root, a folder that everyone can enter is needed, and neither /var/lib nor /var/tmp allows one.',
  );
}
