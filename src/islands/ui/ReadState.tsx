import type { ReactNode } from 'react';
import { LoadFault } from './LoadFault.tsx';

type Read<Reply> = {
  data: Reply | undefined;
  error: { status: number; message: string } | null;
  refetch: () => unknown;
  isFetching: boolean;
};

type Props<Reply> = {
  /** What `useRead` or `useFresh` answers. */
  read: Read<Reply>;
  /** Said where there is no such thing. */
  missing: string;
  /** Where to go then. */
  back: { label: string; href: string };
  /** Skeletons of the final size. */
  loading: ReactNode;
  children: (reply: Reply) => ReactNode;
};

/** One thing that is read: its skeleton, the thing, or what is wrong, with a retry. What is shown stays while it is read anew. */
export function ReadState<Reply>({ read, missing, back, loading, children }: Props<Reply>) {
  const { data, error, refetch, isFetching } = read;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return (
    <LoadFault
      error={error}
      missing={missing}
      back={back.href}
      backLabel={back.label}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
