import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type QueryState, type Query, NOT_READ } from '#client/query-cache.ts';

type Options<Data> = Query<Data> & {
  /** False: nothing is requested and no data returned. */
  enabled?: boolean;
  /** Returns the last key's data while the next one loads. */
  keepPrevious?: boolean;
};

/** The state of a query as an island sees it. */
type QueryResult<Data> = {
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  /** Neither data nor an error yet. */
  isPending: boolean;
  /** `data` belongs to the previous key. */
  isPlaceholderData: boolean;
  /** The query key that `data` belongs to, as text; a React key that redraws new data instead of moving the old. */
  dataKey: string;
  refetch: () => Promise<void>;
};

const notRead = () => NOT_READ;
const never = () => () => {};

/** Reads a query and follows it: cached data at once, a fresh read where it is stale. */
export function useQuery<Data>({ enabled = true, keepPrevious = false, ...query }: Options<Data>): QueryResult<Data> {
  const key = JSON.stringify(query.queryKey);
  // The key describes the request in full, so a new function under the same key changes nothing.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const observe = useCallback((changed: () => void) => queryClient.observe(query, changed), [key]);
  const state = useSyncExternalStore(
    enabled ? observe : never,
    enabled ? () => queryClient.peek(query.queryKey) : notRead,
    notRead,
  ) as QueryState<Data>;
  const [last, setLast] = useState({ data: state.data, key });
  if (keepPrevious && state.data !== undefined && state.data !== last.data) setLast({ data: state.data, key });
  const isPlaceholderData = keepPrevious && state.data === undefined && last.data !== undefined && !state.error;
  return {
    data: isPlaceholderData ? last.data : state.data,
    error: state.error as ApiError | null,
    isFetching: state.isFetching,
    isPending: state.data === undefined && state.error === null,
    isPlaceholderData,
    dataKey: isPlaceholderData ? last.key : key,
    refetch: () => queryClient.refetch(query),
  };
}
