import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LocalError } from './local-error.ts';
import { findLauncher, identityOf, isRunning, type ProcessIdentity } from './process-identity.ts';
import { endProcess } from './processes.ts';

type Instance = ProcessIdentity & { address: string; launcher?: ProcessIdentity };

/**
 * Locks a data folder for this process. If its process is gone, takes over the lock; if that process lost its npm, ends it
 * first, because no terminal controls it. Throws a LocalError if a running instance holds the folder.
 */
export async function takeDataFolder(
  dataDir: string,
  { address, log }: { address: string; log: (line: string) => void },
): Promise<{ release: () => Promise<void> }> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST' || error.code === 'ENOTDIR' ? 'is a file' : `cannot be created (${error.code})`;
    throw new LocalError(`The data folder ${dataDir} ${reason}; choose another one with DATA_DIR.`);
  });
  const file = join(dataDir, 'instance.json');
  const mine: Instance = { ...identityOf(process.pid), address, launcher: findLauncher() };
  while (!(await tryToCreate(file, JSON.stringify(mine)))) {
    const other = await readInstance(file);
    if (other && isRunning(other)) await endOrphan(other, dataDir, log);
    await rm(file, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

async function tryToCreate(file: string, text: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(text);
    await handle.close();
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new LocalError(`The data folder cannot be written to (${code}: ${file}); choose another one with DATA_DIR.`);
  }
}

/** Retries, because another start may have just created the file and not written it yet. */
async function readInstance(file: string): Promise<Instance | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Instance;
    } catch {
      await pause(50);
    }
  }
  return undefined;
}

async function endOrphan(other: Instance, dataDir: string, log: (line: string) => void): Promise<void> {
  const isOrphan = other.launcher !== undefined && !isRunning(other.launcher);
  if (!isOrphan) {
    throw new LocalError(
      `The data folder ${dataDir} is in use by the instance at ${other.address} (process ${other.pid}); stop that one, or choose another folder with DATA_DIR.`,
    );
  }
  log(`Ending process ${other.pid}, whose npm was killed.`);
  const ended = await endProcess(other.pid, [
    { signal: 'SIGTERM', within: 15_000 },
    { signal: 'SIGKILL', within: 5_000 },
  ]);
  if (!ended)
    throw new LocalError(`The orphaned process ${other.pid} holds ${dataDir} and cannot be ended; end it first.`);
}
