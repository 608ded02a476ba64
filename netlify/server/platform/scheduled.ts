import { sendAlert } from './alert.ts';
import { describe, log } from './log.ts';

/** The handler of a scheduled function. A failure is logged and reported; the next run is the retry. */
export function scheduled(job: string, work: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    try {
      await work();
    } catch (error) {
      log('error', 'job failed', { job, ...describe(error) });
      await sendAlert(job, `The scheduled function ${job} failed. Its error is in the log.`);
    }
  };
}
