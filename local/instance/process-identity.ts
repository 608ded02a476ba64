import { commandOf, isAlive, parentOf, startOf } from './processes.ts';

/** A process beyond doubt: numbers are given again, in a restarted container even the same ones. */
export type ProcessIdentity = { pid: number; started: string };

/** Identity of a running process. */
export const identityOf = (pid: number): ProcessIdentity => ({ pid, started: startOf(pid) });

/** True while that very process runs. */
export const isRunning = ({ pid, started }: ProcessIdentity) => isAlive(pid) && startOf(pid) === started;

/**
 * The npm that runs this process as a script, or undefined when it was started directly. Between the two there may be
 * a shell, which survives its npm and so says nothing.
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
