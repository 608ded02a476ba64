import { setTimeout as pause } from 'node:timers/promises';
import { LocalError } from './local-error.ts';
import { findLauncher, isRunning } from './process-identity.ts';

/** What has to be undone at the end, in the reverse order of its making. */
export type Shutdown = {
  /** Begins something and remembers how to end it. A shutdown waits for a beginning that is under way, then ends it. */
  begin: <T>(start: () => Promise<T>, stop: (started: T) => unknown) => Promise<T>;
  /** Aborted as soon as the process is on its way out. */
  signal: AbortSignal;
  /** Ends everything and the process. Later calls are no-ops. */
  exit: (code: number) => Promise<never>;
};

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP, and when the npm that runs it is gone: npm passes not every
 * signal on, and where a shell stands between, none.
 */
function handleShutdown(): Shutdown {
  const ends: (() => Promise<unknown>)[] = [];
  const leaving = new AbortController();
  let left: Promise<never> | undefined;
  const leave = async (code: number): Promise<never> => {
    leaving.abort();
    for (const end of ends.reverse()) await end().catch((error: unknown) => console.error(error));
    process.exit(code);
  };
  const exit = (code: number) => (left ??= leave(code));
  // Ctrl-C reaches the whole group and is passed on by npm as well: the second signal is the same wish.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit(0));
  process.on('uncaughtException', (error) => {
    console.error(error);
    void exit(1);
  });
  void watchLauncher(() => void exit(0));
  return {
    begin: (start, stop) => {
      leaving.signal.throwIfAborted();
      const started = start();
      ends.push(async () => {
        const [outcome] = await Promise.allSettled([started]);
        if (outcome.status === 'fulfilled') await stop(outcome.value);
      });
      return started;
    },
    signal: leaving.signal,
    exit,
  };
}

async function watchLauncher(onGone: () => void): Promise<void> {
  const launcher = findLauncher();
  if (!launcher) return;
  while (isRunning(launcher)) await pause(100, undefined, { ref: false });
  onGone();
}

/** Runs a command's main function. Prints a LocalError as its sentence alone, anything else in full; then ends with 1. */
export async function runCommand(main: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = handleShutdown();
  try {
    await main(shutdown);
  } catch (error) {
    // On the way out things fail because their ground is taken away, which is no news.
    if (!shutdown.signal.aborted) console.error(error instanceof LocalError ? error.message : error);
    await shutdown.exit(1);
  }
}
