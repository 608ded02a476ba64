import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Query, QueryCache } from './query-cache.ts';

const busy = new Error('busy');

let cache: QueryCache;
beforeEach(() => {
  vi.useFakeTimers();
  cache = new QueryCache({
    staleTime: 15_000,
    retry: (tries, error) => tries < 2 && error === busy,
    pause: () => 10,
  });
});
afterEach(() => vi.useRealTimers());

/** A query whose replies the test gives one by one. */
function manualQuery(queryKey: Query<string>['queryKey'], staleTime?: number) {
  const asks: { answer: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const queryFn: Query<string>['queryFn'] = ({ signal }) =>
    new Promise((answer, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason));
      asks.push({ answer, fail, signal });
    });
  return { query: { queryKey, queryFn, ...(staleTime === undefined ? {} : { staleTime }) }, asks };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('concurrent callers share one request, and a later one gets its cached data', async () => {
  const { query, asks } = manualQuery(['/orders']);
  const first = cache.fetchQuery(query);
  const second = cache.fetchQuery(query);
  asks[0]!.answer('one');
  expect(await Promise.all([first, second, cache.fetchQuery(query)])).toEqual(['one', 'one', 'one']);
  expect(asks).toHaveLength(1);
});

test('stale data is shown at once and refreshed', async () => {
  const { query, asks } = manualQuery(['/orders']);
  const seen: unknown[] = [];
  const look = () => cache.observe(query, () => seen.push(cache.peek(query.queryKey).data));
  const stop = look();
  asks[0]!.answer('old');
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  look();
  expect(cache.peek(query.queryKey)).toMatchObject({ data: 'old', isFetching: true });
  asks[1]!.answer('new');
  await settle();
  expect(seen.at(-1)).toBe('new');
});

test('fresh data is not requested again', async () => {
  const { query, asks } = manualQuery(['/orders']);
  cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  cache.observe(query, () => {});
  cache.refresh();
  expect(asks).toHaveLength(1);
});

test('a request without observers is cancelled, and repeated for the next observer', async () => {
  const { query, asks } = manualQuery(['/catalog', { q: 'bea' }]);
  cache.observe(query, () => {})();
  expect(asks[0]!.signal.aborted).toBe(true);
  cache.observe(query, () => {});
  await settle();
  asks[1]!.answer('bearings');
  await settle();
  expect(cache.peek(query.queryKey)).toEqual({ data: 'bearings', error: null, isFetching: false });
});

test('a busy server is tried three times, a refusal once', async () => {
  const slow = manualQuery(['/slow']);
  cache.observe(slow.query, () => {});
  for (const tries of [0, 1, 2]) {
    slow.asks[tries]!.fail(busy);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(slow.asks).toHaveLength(3);
  expect(cache.peek(slow.query.queryKey)).toMatchObject({ error: busy, isFetching: false });

  const refused = manualQuery(['/refused']);
  cache.observe(refused.query, () => {});
  refused.asks[0]!.fail(new Error('no'));
  await vi.advanceTimersByTimeAsync(100);
  expect(refused.asks).toHaveLength(1);
});

test('data remains when a refetch fails', async () => {
  const { query, asks } = manualQuery(['/orders']);
  cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  void cache.refetch(query);
  asks[1]!.fail(new Error('no'));
  await settle();
  expect(cache.peek(query.queryKey)).toMatchObject({ data: 'one', error: new Error('no') });
});

test('invalidation reads observed queries at once and the others when next used', async () => {
  const shown = manualQuery(['/orders', { page: 1 }]);
  const hidden = manualQuery(['/orders', { page: 2 }]);
  const other = manualQuery(['/rfqs', {}]);
  for (const { query } of [shown, other]) cache.observe(query, () => {});
  void cache.prefetchQuery(hidden.query);
  for (const { asks } of [shown, hidden, other]) asks[0]!.answer('one');
  await settle();
  void cache.invalidateQueries({ queryKey: ['/orders', {}] });
  expect([shown, hidden, other].map(({ asks }) => asks.length)).toEqual([2, 1, 1]);
  void cache.fetchQuery(hidden.query);
  expect(hidden.asks).toHaveLength(2);
});

test('setQueryData is not overwritten by the request that was running', async () => {
  const { query, asks } = manualQuery(['/favourites']);
  const seen: unknown[] = [];
  cache.observe(query, () => seen.push(cache.peek(query.queryKey).data));
  asks[0]!.answer('none');
  await settle();
  void cache.refetch(query);
  await cache.cancelQueries({ queryKey: query.queryKey });
  cache.setQueryData(query.queryKey, 'marked');
  await settle();
  expect(cache.peek(query.queryKey)).toEqual({ data: 'marked', error: null, isFetching: false });
});

test('equal data keeps the same object', async () => {
  const queryFn = async () => ({ items: [1, 2] });
  const query = { queryKey: ['/same'], queryFn, staleTime: 0 };
  const first = await cache.fetchQuery(query);
  expect(await cache.fetchQuery(query)).toBe(first);
});

test('a change inside a Map or a Set is new data', async () => {
  const answers = [3, 3, 0].map((stock) => ({ total: 10, stock: new Map([[1, new Set([stock])]]) }));
  const query = { queryKey: ['/laid out'], queryFn: async () => answers.shift()!, staleTime: 0 };
  const first = await cache.fetchQuery(query);
  expect(await cache.fetchQuery(query)).toBe(first);
  expect((await cache.fetchQuery(query)).stock.get(1)).toEqual(new Set([0]));
});

test('data without observers is removed in the end', async () => {
  const { query, asks } = manualQuery(['/old']);
  const stop = cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  void cache.prefetchQuery(manualQuery(['/other']).query);
  expect(cache.getQueryData(query.queryKey)).toBeUndefined();
});
