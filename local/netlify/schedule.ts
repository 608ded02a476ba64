import { setTimeout as pause } from 'node:timers/promises';
import { contextFor, type LocalFunction } from './functions.ts';

/** More often than in production, so that mails arrive within seconds. */
const EVERY_MS = 3000;

/**
 * Runs the scheduled functions repeatedly, each one at a time, ignoring their cron expressions. Calls `load` before each
 * run, because in development a function may have changed. `stop` lets the current run finish.
 */
export function startSchedule(load: () => Promise<LocalFunction[]>, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loop = repeat(load, everyMs, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return loop;
    },
  };
}

async function repeat(load: () => Promise<LocalFunction[]>, everyMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const scheduled = (await load()).filter(({ config }) => config.schedule);
    await Promise.all(scheduled.map((each) => runOnce(each, everyMs)));
    await pause(everyMs, undefined, { signal }).catch(() => {});
  }
}

async function runOnce({ name, load }: LocalFunction, everyMs: number): Promise<void> {
  const body = JSON.stringify({ next_run: new Date(Date.now() + everyMs).toISOString() });
  const request = new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body });
  const pending = new Set<Promise<unknown>>();
  try {
    const { default: run } = await load();
    await run(request, contextFor(request, { ip: '127.0.0.1', params: {} }, pending));
    await Promise.all(pending);
  } catch (error) {
    console.error(`The scheduled function ${name} failed.`, error);
  }
}
