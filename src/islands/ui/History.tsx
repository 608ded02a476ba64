import { formatTime, sentenceCase } from '#client/format.ts';
import { Status, type StatusTone } from './Status.tsx';

type Props<Name extends string> = {
  /** The steps, the oldest first; `by` is the person where the reader may know. */
  steps: readonly { status: Name; at: string; note?: string | null; by?: string | null }[];
  /** What each status asks of the reader. */
  tones: Record<Name, StatusTone>;
};

/** The way a thing went: each status with its time, and what was noted then. */
export function History<Name extends string>({ steps, tones }: Props<Name>) {
  return (
    <ol className="history">
      {steps.map(({ status, at, note, by }) => (
        <li key={at + status}>
          <Status tone={tones[status]}>{sentenceCase(status)}</Status>
          <time dateTime={at}>{formatTime(at)}</time>
          {by && <span className="quiet">{by}</span>}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
