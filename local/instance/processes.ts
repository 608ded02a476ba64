import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** True while a process with this id is running, also one of another user. Zombies do not count. */
export const isAlive = (pid: number) => isIdInUse(pid) && !isZombie(pid);

/** True while the id is in use, even by a zombie. */
export function isIdInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or '' if it cannot be read. Slim containers have no `ps`, so /proc comes first. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return askPs(pid, 'command=');
  }
}

/** The working directory of a process, or undefined if it cannot be read. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** The start time of a process as text, to distinguish processes that had the same id one after the other. */
export function startOf(pid: number): string {
  try {
    return statFields(pid)[19] ?? '';
  } catch {
    return askPs(pid, 'lstart=');
  }
}

/** The id of the parent process, or undefined if it cannot be read. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(statFields(pid)[1]);
  } catch {
    return Number(askPs(pid, 'ppid=')) || undefined;
  }
}

/** Sends the signals in turn until the process has ended, waiting `within` milliseconds after each. */
export async function endProcess(pid: number, steps: { signal: NodeJS.Signals; within: number }[]): Promise<boolean> {
  for (const { signal, within } of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return !isAlive(pid);
    }
    if (await isGone(pid, within)) return true;
  }
  return false;
}

async function isGone(pid: number, within: number): Promise<boolean> {
  const deadline = Date.now() + within;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

/** A zombie still responds to signal 0 until it is reaped, which never happens in a container without an init. */
function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** Fields of /proc/<pid>/stat from the third (state) on; the second, the name, may contain spaces and brackets. */
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function askPs(pid: number, field: string): string {
  try {
    return execFileSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
