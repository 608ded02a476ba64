import { EmptyDrawing } from './EmptyDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  error: { status: number; message: string };
  /** Shown where there is no such record. */
  notFound: string;
  back: string;
  backLabel: string;
  onRetry: () => void;
  busy: boolean;
};

/** Replaces a record that could not be loaded: not found, or failed with a retry. */
export function LoadError({ error, notFound, back, backLabel, onRetry, busy }: Props) {
  // 400 is an address without a valid id: for the user the same as a record that does not exist.
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
        {notFound}
      </EmptyState>
    );
  }
  return (
    <Notice tone="bad" onRetry={onRetry} busy={busy}>
      {error.message}
    </Notice>
  );
}
