import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

const CHANNEL = 'http.client.request.start';

/** The result of `work`, and its number of round trips to the database; the functions run in this process. */
export async function countTrips<T>(work: () => Promise<T>): Promise<{ answer: T; trips: number }> {
  let trips = 0;
  const count = (message: unknown) => {
    if ((message as { request: ClientRequest }).request.path === '/sql') trips += 1;
  };
  subscribe(CHANNEL, count);
  try {
    const answer = await work();
    return { answer, trips };
  } finally {
    unsubscribe(CHANNEL, count);
  }
}
