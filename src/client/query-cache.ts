/** What a query is known by: the call's path, then what it is asked. */
type QueryKey = readonly unknown[];

/** How a query is read. */
export type Query<Data> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** How long an answer counts as fresh, milliseconds. */
  staleTime?: number;
};

/** What is known of a query; a new object with each change. */
export type Known<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
};

type Observer = { changed: () => void; staleTime: number };

type Entry = {
  query: Query<unknown>;
  known: Known<unknown>;
  /** When it was last answered; 0 where it must be asked anew. */
  readAt: number;
  /** When the last of its observers left. */
  leftAt: number;
  observers: Set<Observer>;
  running: { answer: Promise<unknown>; abort: AbortController } | null;
};

export const UNKNOWN: Known<never> = { data: undefined, error: null, isFetching: false };

/** An answer that nobody looks at is kept this long, milliseconds: Back finds it. */
const KEEP_MS = 5 * 60_000;

type Options = {
  /** How long an answer counts as fresh where the query does not say, milliseconds. */
  staleTime: number;
  /** Whether a failure is worth another try, after so many. */
  retry: (tries: number, error: unknown) => boolean;
  /** Pause before the next try, milliseconds. */
  pause?: (tries: number) => number;
};

/**
 * Answers of the server by what was asked: one request however many ask at once, the last answer at once and a fresh
 * one behind it, a second try where silence is worth one, a request nobody waits for any more taken back.
 */
export class QueryCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** What is known now; the same object until it changes. */
  peek(queryKey: QueryKey): Known<unknown> {
    return this.#entries.get(textOf(queryKey))?.known ?? UNKNOWN;
  }

  /** Calls back on each change and reads what is not fresh; answers how to stop, which takes a needless request back. */
  observe(query: Query<unknown>, changed: () => void): () => void {
    const entry = this.#entry(query);
    const observer = { changed, staleTime: query.staleTime ?? this.#options.staleTime };
    // A failure of an earlier visit is no answer to this one.
    if (entry.observers.size === 0 && entry.known.error) this.#learn(entry, { error: null });
    entry.observers.add(observer);
    if (!isFresh(entry, observer.staleTime)) void this.#run(entry).catch(ignore);
    return () => {
      entry.observers.delete(observer);
      if (entry.observers.size > 0) return;
      entry.leftAt = Date.now();
      entry.running?.abort.abort();
    };
  }

  /** The answer: a fresh one that is known, or the server's. */
  async fetchQuery<Data>(query: Query<Data>): Promise<Data> {
    const entry = this.#entry(query);
    const fresh = isFresh(entry, query.staleTime ?? this.#options.staleTime);
    return (fresh ? entry.known.data : await this.#run(entry)) as Data;
  }

  /** Reads what is likely to be wanted next; a failure is for whoever comes to want it. */
  async prefetchQuery(query: Query<unknown>): Promise<void> {
    await this.fetchQuery(query).catch(ignore);
  }

  /** Reads anew whatever the age of what is known. */
  async refetch(query: Query<unknown>): Promise<void> {
    await this.#run(this.#entry(query)).catch(ignore);
  }

  /** What has changed on the server: read anew where it is on the screen, else when it comes there. All, or one call's. */
  async invalidateQueries({ queryKey }: { queryKey?: QueryKey } = {}): Promise<void> {
    const outdated = [...this.#entries.values()].filter(({ query }) => !queryKey || query.queryKey[0] === queryKey[0]);
    for (const entry of outdated) entry.readAt = 0;
    const watched = outdated.filter(({ observers }) => observers.size > 0);
    await Promise.all(watched.map((entry) => this.#restart(entry).catch(ignore)));
  }

  getQueryData<Data>(queryKey: QueryKey): Data | undefined {
    return this.peek(queryKey).data as Data | undefined;
  }

  /** Puts an answer in place without asking. */
  setQueryData<Data>(queryKey: QueryKey, data: Data | undefined): void {
    const entry = this.#entries.get(textOf(queryKey));
    if (!entry || data === undefined) return;
    entry.readAt = Date.now();
    this.#learn(entry, { data, error: null });
  }

  /** Takes a running request back, so that its answer does not overwrite what is put in place. */
  async cancelQueries({ queryKey }: { queryKey: QueryKey }): Promise<void> {
    const running = this.#entries.get(textOf(queryKey))?.running;
    running?.abort.abort();
    await running?.answer.catch(ignore);
  }

  /** What is on the screen and no longer fresh is read anew: the reader has come back to it. */
  refresh(): void {
    for (const entry of this.#entries.values()) {
      const eldest = Math.min(...[...entry.observers].map(({ staleTime }) => staleTime));
      if (entry.observers.size > 0 && !isFresh(entry, eldest)) void this.#run(entry).catch(ignore);
    }
  }

  /** Forgets everything: another person signs in. */
  clear(): void {
    for (const { running } of this.#entries.values()) running?.abort.abort();
    this.#entries.clear();
  }

  #entry(query: Query<unknown>): Entry {
    const key = textOf(query.queryKey);
    const known = this.#entries.get(key);
    if (known) return Object.assign(known, { query });
    this.#sweep();
    const entry: Entry = {
      query,
      known: UNKNOWN,
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

  /** One request at a time: who asks meanwhile gets its answer. */
  #run(entry: Entry): Promise<unknown> {
    if (entry.running && !entry.running.abort.signal.aborted) return entry.running.answer;
    const abort = new AbortController();
    const answer = this.#ask(entry, abort.signal).finally(() => {
      if (entry.running?.abort === abort) entry.running = null;
    });
    entry.running = { answer, abort };
    return answer;
  }

  async #ask(entry: Entry, signal: AbortSignal): Promise<unknown> {
    this.#learn(entry, { isFetching: true });
    try {
      const data = await this.#tryAsk(entry.query, signal);
      signal.throwIfAborted();
      entry.readAt = Date.now();
      // The same words keep the same object: nothing on the screen is drawn again for them.
      const same = wordsOf(data) === wordsOf(entry.known.data);
      this.#learn(entry, { data: same ? entry.known.data : data, error: null, isFetching: false });
      return entry.known.data;
    } catch (error) {
      // What was taken back has neither an answer nor a fault; another request may already be under way.
      if (!signal.aborted) this.#learn(entry, { error: error as Error, isFetching: false });
      else if (entry.running?.abort.signal === signal) this.#learn(entry, { isFetching: false });
      throw error;
    }
  }

  async #tryAsk({ queryFn }: Query<unknown>, signal: AbortSignal): Promise<unknown> {
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

  #learn(entry: Entry, change: Partial<Known<unknown>>): void {
    entry.known = { ...entry.known, ...change };
    for (const { changed } of entry.observers) changed();
  }
}

const textOf = (queryKey: QueryKey) => JSON.stringify(queryKey);

/** An answer as text; with what stands in a Map or a Set, which JSON alone takes for nothing. */
const wordsOf = (data: unknown) =>
  JSON.stringify(data, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value));

const isFresh = ({ readAt, known }: Entry, staleTime: number) =>
  readAt > 0 && !known.error && Date.now() - readAt < staleTime;

const ignore = () => {};
