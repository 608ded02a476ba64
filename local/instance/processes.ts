import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** True while a process of that number runs, also when it belongs to another user. A zombie does not run. */
export const isAlive = (pid: number) => hasNumber(pid) && !isZombie(pid);

/** True while the number is taken, be it by a zombie. */
export function hasNumber(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, or '' where it cannot be read. Slim containers have no `ps`, hence /proc first. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return askPs(pid, 'command=');
  }
}

/** The folder a process works in, or undefined where the system does not tell. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** When a process began, as text that differs for two processes that were given the same number one after the other. */
export function startOf(pid: number): string {
  try {
    return statFields(pid)[19] ?? '';
  } catch {
    return askPs(pid, 'lstart=');
  }
}

/** The parent of a process, or undefined where it cannot be read. */
export function parentOf(pid: number): number | undefined {
  try {
    return Number(statFields(pid)[1]);
  } catch {
    return Number(askPs(pid, 'ppid=')) || undefined;
  }
}

/** Sends the signals one after the other, each after the milliseconds the earlier one was given, until the process is gone. */
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

/** A zombie answers to signal 0 for as long as nobody reaps it, which in a container without an init is for ever. */
function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z';
  } catch {
    return false;
  }
}

/** Fields of /proc/<pid>/stat from the third (state) on; the second, the name, may hold spaces and brackets. */
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
