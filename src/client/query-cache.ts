/** The key of a query: the call's path, then its parameters. */
type QueryKey = readonly unknown[];

/** A query and how to read it. */
export type Query<Data> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** How long data counts as fresh, milliseconds. */
  staleTime?: number;
};

/** The state of a query; a new object with each change. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
};

type Observer = { changed: () => void; staleTime: number };

type Entry = {
  query: Query<unknown>;
  state: QueryState<unknown>;
  /** When it was last read; 0 where it must be read again. */
  readAt: number;
  /** When its last observer left. */
  leftAt: number;
  observers: Set<Observer>;
  running: { reply: Promise<unknown>; abort: AbortController } | null;
};

export const NOT_READ: QueryState<never> = { data: undefined, error: null, isFetching: false };

/** How long data without observers is kept, milliseconds, so that Back finds it. */
const KEEP_MS = 5 * 60_000;

type Options = {
  /** The default `staleTime` of a query, milliseconds. */
  staleTime: number;
  /** Whether to retry after a failure, and so many tries. */
  retry: (tries: number, error: unknown) => boolean;
  /** Pause before the next try, in milliseconds. */
  pause?: (tries: number) => number;
};

/**
 * A cache of the server's replies by query key: it shares concurrent requests, returns cached data at once while it
 * refreshes stale data, retries failures and cancels requests without observers.
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The current state; the same object until it changes. */
  peek(queryKey: QueryKey): QueryState<unknown> {
    return this.#entries.get(textOf(queryKey))?.state ?? NOT_READ;
  }

  /** Calls back on each change and reads stale data. The returned function stops this and cancels an unneeded request. */
  observe(query: Query<unknown>, changed: () => void): () => void {
    const entry = this.#entry(query);
    const observer = { changed, staleTime: query.staleTime ?? this.#options.staleTime };
    // An error from an earlier visit is not shown again.
    if (entry.observers.size === 0 && entry.state.error) this.#update(entry, { error: null });
    entry.observers.add(observer);
    if (!isFresh(entry, observer.staleTime)) void this.#run(entry).catch(ignore);
    return () => {
      entry.observers.delete(observer);
      if (entry.observers.size > 0) return;
      entry.leftAt = Date.now();
      entry.running?.abort.abort();
    };
  }

  /** The cached data if fresh, else the server's reply. */
  async fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query);
    const isUsable = isFresh(entry, query.staleTime ?? this.#options.staleTime);
    return (isUsable ? entry.state.data : await this.#run(entry)) as Data;
  }

  /** Reads data that is likely to be needed next, ignoring a failure. */
  async prefetchQuery(query: Query<unknown>): Promise<void> {
    await this.fetchQuery(query).catch(ignore);
  }

  /** Reads again, even if the data is fresh. */
  async refetch(query: Query<unknown>): Promise<void> {
    await this.#run(this.#entry(query)).catch(ignore);
  }

  /** Marks data as outdated, all of it or one call's: observed queries are read again now, the others when next used. */
  async invalidateQueries({ queryKey }: { queryKey?: QueryKey } = {}): Promise<void> {
    const outdated = [...this.#entries.values()].filter(({ query }) => !queryKey || query.queryKey[0] === queryKey[0]);
    for (const entry of outdated) entry.readAt = 0;
    const watched = outdated.filter(({ observers }) => observers.size > 0);
    await Promise.all(watched.map((entry) => this.#restart(entry).catch(ignore)));
  }

  getQueryData<Data>(queryKey: QueryKey): Data | undefined {
    return this.peek(queryKey).data as Data | undefined;
  }

  /** Sets the data without a request. */
  setQueryData<Data>(queryKey: QueryKey, data: Data | undefined): void {
    const entry = this.#entries.get(textOf(queryKey));
    if (!entry || data === undefined) return;
    entry.readAt = Date.now();
    this.#update(entry, { data, error: null });
  }

  /** Cancels a running request, so that its reply does not overwrite `setQueryData`. */
  async cancelQueries({ queryKey }: { queryKey: QueryKey }): Promise<void> {
    const running = this.#entries.get(textOf(queryKey))?.running;
    running?.abort.abort();
    await running?.reply.catch(ignore);
  }

  /** Reads observed data that is stale, when the user returns to the page. */
  refresh(): void {
    for (const entry of this.#entries.values()) {
      const shortest = Math.min(...[...entry.observers].map(({ staleTime }) => staleTime));
      if (entry.observers.size > 0 && !isFresh(entry, shortest)) void this.#run(entry).catch(ignore);
    }
  }

  /** Forgets everything, as another user signs in. */
  clear(): void {
    for (const { running } of this.#entries.values()) running?.abort.abort();
    this.#entries.clear();
  }

  #entry(query: Query<unknown>): Entry {
    const key = textOf(query.queryKey);
    const existing = this.#entries.get(key);
    if (existing) return Object.assign(existing, { query });
    this.#sweep();
    const entry: Entry = {
      query,
      state: NOT_READ,
      readAt: 0,
      leftAt: Date.now(),
      observers: new Set(),
      running: null,
    };
    this.#entries.set(key, entry);
    return entry;
  }

  #sweep(): void {
    const before = Date.now() - KEEP_MS;
    for (const [key, { observers, leftAt }] of this.#entries)
      if (observers.size === 0 && leftAt < before) this.#entries.delete(key);
  }

  #restart(entry: Entry): Promise<unknown> {
    entry.running?.abort.abort();
    entry.running = null;
    return this.#run(entry);
  }

  /** Runs one request at a time; callers meanwhile share its reply. */
  #run(entry: Entry): Promise<unknown> {
    if (entry.running && !entry.running.abort.signal.aborted) return entry.running.reply;
    const abort = new AbortController();
    const reply = this.#request(entry, abort.signal).finally(() => {
      if (entry.running?.abort === abort) entry.running = null;
    });
    entry.running = { reply, abort };
    return reply;
  }

  async #request(entry: Entry, signal: AbortSignal): Promise<unknown> {
    this.#update(entry, { isFetching: true });
    try {
      const data = await this.#requestWithRetry(entry.query, signal);
      signal.throwIfAborted();
      entry.readAt = Date.now();
      // Equal data keeps the same object, so that nothing is rendered again.
      const isSame = textOfData(data) === textOfData(entry.state.data);
      this.#update(entry, { data: isSame ? entry.state.data : data, error: null, isFetching: false });
      return entry.state.data;
    } catch (error) {
      // A cancelled request has neither data nor an error, and another one may already be running.
      if (!signal.aborted) this.#update(entry, { error: error as Error, isFetching: false });
      else if (entry.running?.abort.signal === signal) this.#update(entry, { isFetching: false });
      throw error;
    }
  }

  async #requestWithRetry({ queryFn }: Query<unknown>, signal: AbortSignal): Promise<unknown> {
    const { retry, pause = (tries) => 1000 * 2 ** tries } = this.#options;
    for (let tries = 0; ; tries++) {
      try {
        return await queryFn({ signal });
      } catch (error) {
        if (signal.aborted || !retry(tries, error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause(tries)));
        signal.throwIfAborted();
      }
    }
  }

  #update(entry: Entry, change: Partial<QueryState<unknown>>): void {
    entry.state = { ...entry.state, ...change };
    for (const { changed } of entry.observers) changed();
  }
}

const textOf = (queryKey: QueryKey) => JSON.stringify(queryKey);

/** Data as text, including the content of a Map or Set, which JSON would leave out. */
const textOfData = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value));

const isFresh = ({ readAt, state }: Entry, staleTime: number) =>
  readAt > 0 && !state.error && Date.now() - readAt < staleTime;

const ignore = () => {};
