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

/** A query whose answers the test gives one by one. */
function asked(queryKey: Query<string>['queryKey'], staleTime?: number) {
  const asks: { answer: (text: string) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
  const queryFn: Query<string>['queryFn'] = ({ signal }) =>
    new Promise((answer, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason));
      asks.push({ answer, fail, signal });
    });
  return { query: { queryKey, queryFn, ...(staleTime === undefined ? {} : { staleTime }) }, asks };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('two who ask at once share one request, and a third finds its answer', async () => {
  const { query, asks } = asked(['/orders']);
  const first = cache.fetchQuery(query);
  const second = cache.fetchQuery(query);
  asks[0]!.answer('one');
  expect(await Promise.all([first, second, cache.fetchQuery(query)])).toEqual(['one', 'one', 'one']);
  expect(asks).toHaveLength(1);
});

test('an old answer is shown at once and a fresh one behind it', async () => {
  const { query, asks } = asked(['/orders']);
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

test('a fresh answer is not asked for again', async () => {
  const { query, asks } = asked(['/orders']);
  cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  cache.observe(query, () => {});
  cache.refresh();
  expect(asks).toHaveLength(1);
});

test('a request that nobody waits for any more is taken back, and asked anew by who comes after', async () => {
  const { query, asks } = asked(['/catalog', { q: 'bea' }]);
  cache.observe(query, () => {})();
  expect(asks[0]!.signal.aborted).toBe(true);
  cache.observe(query, () => {});
  await settle();
  asks[1]!.answer('bearings');
  await settle();
  expect(cache.peek(query.queryKey)).toEqual({ data: 'bearings', error: null, isFetching: false });
});

test('a busy server is asked three times, a refusal once', async () => {
  const slow = asked(['/slow']);
  cache.observe(slow.query, () => {});
  for (const tries of [0, 1, 2]) {
    slow.asks[tries]!.fail(busy);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(slow.asks).toHaveLength(3);
  expect(cache.peek(slow.query.queryKey)).toMatchObject({ error: busy, isFetching: false });

  const refused = asked(['/refused']);
  cache.observe(refused.query, () => {});
  refused.asks[0]!.fail(new Error('no'));
  await vi.advanceTimersByTimeAsync(100);
  expect(refused.asks).toHaveLength(1);
});

test('what was read stays when reading it anew fails', async () => {
  const { query, asks } = asked(['/orders']);
  cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  void cache.refetch(query);
  asks[1]!.fail(new Error('no'));
  await settle();
  expect(cache.peek(query.queryKey)).toMatchObject({ data: 'one', error: new Error('no') });
});

test('invalidation reads anew what is on the screen and lets the rest wait', async () => {
  const shown = asked(['/orders', { page: 1 }]);
  const hidden = asked(['/orders', { page: 2 }]);
  const other = asked(['/rfqs', {}]);
  for (const { query } of [shown, other]) cache.observe(query, () => {});
  void cache.prefetchQuery(hidden.query);
  for (const { asks } of [shown, hidden, other]) asks[0]!.answer('one');
  await settle();
  void cache.invalidateQueries({ queryKey: ['/orders', {}] });
  expect([shown, hidden, other].map(({ asks }) => asks.length)).toEqual([2, 1, 1]);
  void cache.fetchQuery(hidden.query);
  expect(hidden.asks).toHaveLength(2);
});

test('an answer that is put in place outlives the request that was under way', async () => {
  const { query, asks } = asked(['/favourites']);
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

test('the same words keep the same object', async () => {
  const queryFn = async () => ({ items: [1, 2] });
  const query = { queryKey: ['/same'], queryFn, staleTime: 0 };
  const first = await cache.fetchQuery(query);
  expect(await cache.fetchQuery(query)).toBe(first);
});

test('another word in a Map or a Set is another answer', async () => {
  const answers = [3, 3, 0].map((stock) => ({ total: 10, stock: new Map([[1, new Set([stock])]]) }));
  const query = { queryKey: ['/laid out'], queryFn: async () => answers.shift()!, staleTime: 0 };
  const first = await cache.fetchQuery(query);
  expect(await cache.fetchQuery(query)).toBe(first);
  expect((await cache.fetchQuery(query)).stock.get(1)).toEqual(new Set([0]));
});

test('an answer that nobody looks at is forgotten in the end', async () => {
  const { query, asks } = asked(['/old']);
  const stop = cache.observe(query, () => {});
  asks[0]!.answer('one');
  await settle();
  stop();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  void cache.prefetchQuery(asked(['/other']).query);
  expect(cache.getQueryData(query.queryKey)).toBeUndefined();
});
