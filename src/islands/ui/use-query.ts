import { useCallback, useState, useSyncExternalStore } from 'react';
import type { ApiError } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { type Known, type Query, UNKNOWN } from '#client/query-cache.ts';

type Options<Data> = Query<Data> & {
  /** False asks nothing and knows nothing. */
  enabled?: boolean;
  /** Shows the last answer to another question while the next one loads. */
  keep?: boolean;
};

/** What an island knows of a query. */
type QueryResult<Data> = {
  data: Data | undefined;
  error: ApiError | null;
  isFetching: boolean;
  /** Neither an answer nor a failure yet. */
  isPending: boolean;
  /** What is shown answers another question, or the same one of a moment ago. */
  isPlaceholderData: boolean;
  /** Which question `data` answers, in one piece: what is drawn under another key is seen as new, and not as moved. */
  answers: string;
  refetch: () => Promise<void>;
};

const nothing = () => UNKNOWN;
const never = () => () => {};

/** Reads a query and follows it: the cache's answer at once, a fresh one where it is old. */
export function useQuery<Data>({ enabled = true, keep = false, ...query }: Options<Data>): QueryResult<Data> {
  const text = JSON.stringify(query.queryKey);
  // The key says all that the reading does, so a new function for the same key is no news.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const observe = useCallback((changed: () => void) => queryClient.observe(query, changed), [text]);
  const known = useSyncExternalStore(
    enabled ? observe : never,
    enabled ? () => queryClient.peek(query.queryKey) : nothing,
    nothing,
  ) as Known<Data>;
  const [last, setLast] = useState({ data: known.data, text });
  if (keep && known.data !== undefined && known.data !== last.data) setLast({ data: known.data, text });
  const isPlaceholderData = keep && known.data === undefined && last.data !== undefined && !known.error;
  return {
    data: isPlaceholderData ? last.data : known.data,
    error: known.error as ApiError | null,
    isFetching: known.isFetching,
    isPending: known.data === undefined && known.error === null,
    isPlaceholderData,
    answers: isPlaceholderData ? last.text : text,
    refetch: () => queryClient.refetch(query),
  };
}
