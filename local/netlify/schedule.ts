import { Cron } from 'croner';
import { contextFor, type LocalFunction } from './functions.ts';

/** `stop` lets the current runs finish. */
interface Schedule {
  stop: () => Promise<void>;
}

/**
 * Runs the scheduled functions when Netlify would: at the times of their cron expressions in UTC, each one at a time. Calls
 * `load` before each run, because in development a function may have changed; a new schedule needs a restart.
 */
export async function startSchedule(load: () => Promise<LocalFunction[]>): Promise<Schedule> {
  const running = new Set<Promise<void>>();
  const jobs = (await load()).flatMap(({ name, config: { schedule } }) => (schedule ? plan(name, schedule) : []));

  function plan(name: string, schedule: string): Cron {
    return new Cron(schedule, { timezone: 'UTC', protect: true }, async (job: Cron) => {
      const run = runOnce(name, job.nextRun(), load);
      running.add(run);
      await run;
      running.delete(run);
    });
  }

  return {
    stop: async () => {
      for (const job of jobs) job.stop();
      await Promise.all(running);
    },
  };
}

async function runOnce(name: string, next: Date | null, load: () => Promise<LocalFunction[]>): Promise<void> {
  const body = JSON.stringify({ next_run: next?.toISOString() });
  const request = new Request(`http://localhost/.netlify/functions/${name}`, { method: 'POST', body });
  const pending = new Set<Promise<unknown>>();
  try {
    const found = (await load()).find((one) => one.name === name);
    if (!found) return;
    const { default: run } = await found.load();
    await run(request, contextFor(request, { ip: '127.0.0.1', params: {} }, pending));
    await Promise.all(pending);
  } catch (error) {
    console.error(`The scheduled function ${name} failed.`, error);
  }
}
