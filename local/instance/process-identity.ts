import { commandOf, isAlive, parentOf, startOf } from './processes.ts';

/** Identifies a process: ids are reused, after the restart of a container even in the same order. */
export type ProcessIdentity = { pid: number; started: string };

/** The identity of a running process. */
export const identityOf = (pid: number): ProcessIdentity => ({ pid, started: startOf(pid) });

/** True while this process is running. */
export const isRunning = ({ pid, started }: ProcessIdentity) => isAlive(pid) && startOf(pid) === started;

/**
 * The npm that runs this process as a script, or undefined if it was started directly. There may be a shell between them,
 * which survives its npm and so cannot be watched instead.
 */
export function findLauncher(): ProcessIdentity | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  while (/^\S*sh -c /.test(commandOf(pid))) {
    const parent = parentOf(pid);
    if (!parent || parent === 1) break;
    pid = parent;
  }
  return identityOf(pid);
}
