import { EmptyDrawing } from './EmptyDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  error: { status: number; message: string };
  /** Said where there is no such thing. */
  missing: string;
  back: string;
  backLabel: string;
  onRetry: () => void;
  busy: boolean;
};

/** A page about one thing that could not be read: it does not exist, or the reading failed and can be tried again. */
export function LoadFault({ error, missing, back, backLabel, onRetry, busy }: Props) {
  // 400 is an address that holds no id at all: for the reader the same as one that does not exist.
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState
        drawing={<EmptyDrawing of="missing" />}
        action={
          <a className="button button-secondary" href={back}>
            {backLabel}
          </a>
        }
      >
        {missing}
      </EmptyState>
    );
  }
  return (
    <Notice tone="bad" onRetry={onRetry} busy={busy}>
      {error.message}
    </Notice>
  );
}
