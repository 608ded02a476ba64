import { setTimeout as pause } from 'node:timers/promises';
import { LocalError } from './local-error.ts';
import { findLauncher, isRunning } from './process-identity.ts';

/** Stops the started parts at the end, in reverse order. */
export type Shutdown = {
  /** Starts a part and registers how to stop it. A shutdown waits until the start has finished, then stops the part. */
  begin: <T>(start: () => Promise<T>, stop: (started: T) => unknown) => Promise<T>;
  /** Aborted when the shutdown begins. */
  signal: AbortSignal;
  /** Stops everything and exits. Later calls do nothing. */
  exit: (code: number) => Promise<never>;
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops the process in order on SIGINT, SIGTERM and SIGHUP, and if the npm that runs it ends: npm does not pass on every
 * signal, and with a shell in between, none.
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
  // Ctrl-C reaches the whole group, and npm passes it on as well: the second signal is ignored.
  for (const signal of SIGNALS) process.on(signal, () => void exit(0));
  // No one else may end the process: Vite does on SIGTERM, as soon as its own server is closed and the database is not.
  process.on('newListener', (event, listener) => {
    if (SIGNALS.some((signal) => signal === event)) queueMicrotask(() => process.off(event, listener));
  });
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

/** Runs a command's main function. Prints only the message of a LocalError, other errors in full; then exits with 1. */
export async function runCommand(main: (shutdown: Shutdown) => Promise<void>): Promise<void> {
  const shutdown = handleShutdown();
  try {
    await main(shutdown);
  } catch (error) {
    // Failures during a shutdown are expected.
    if (!shutdown.signal.aborted) console.error(error instanceof LocalError ? error.message : error);
    await shutdown.exit(1);
  }
}
