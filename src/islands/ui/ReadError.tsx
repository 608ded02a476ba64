import { Notice } from './Notice.tsx';

type Props = {
  /** The result of `useRead` or `useUncachedRead`. */
  read: { error: { message: string } | null; refetch: () => unknown; isFetching: boolean };
  /** `warn` where the page is still of use without it. */
  tone?: 'warn' | 'bad';
};

/** Why a read failed, with a retry; nothing if it did not fail. */
export function ReadError({ read: { error, refetch, isFetching }, tone = 'bad' }: Props) {
  return (
    error && (
      <Notice tone={tone} onRetry={() => void refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    )
  );
}
