import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';

type Read<Reply> = {
  data: Reply | undefined;
  error: { status: number; message: string } | null;
  refetch: () => unknown;
  isFetching: boolean;
};

type Props<Reply> = {
  /** The result of `useRead` or `useUncachedRead`. */
  read: Read<Reply>;
  /** Shown where there is no such record. */
  notFound: string;
  /** The link shown with it. */
  back: { label: string; href: string };
  /** Skeletons of the final size. */
  loading: ReactNode;
  children: (reply: Reply) => ReactNode;
};

/** A record while it loads, once loaded, or its error with a retry. Loaded data stays on screen while it is reloaded. */
export function ReadState<Reply>({ read, notFound, back, loading, children }: Props<Reply>) {
  const { data, error, refetch, isFetching } = read;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return (
    <LoadError
      error={error}
      notFound={notFound}
      back={back.href}
      backLabel={back.label}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
