import { formatTime, sentenceCase } from '#client/format.ts';
import { Status, type StatusTone } from './Status.tsx';

type Step<Name> = { status: Name; at: string; note?: string | null; by?: string | null };

type Props<Name extends string> = {
  /** The steps, the oldest first; `by` is the person where the reader may know. */
  steps: readonly Step<Name>[];
  /** What each status asks of the reader. */
  tones: Record<Name, StatusTone>;
  /** Of an order: what is sent of it, the oldest first. A step's note begins with the code of the one that it is about. */
  consignments?: readonly { code: string }[];
};

/** The way a thing went: each status with its time, and what was noted then. */
export function History<Name extends string>({ steps, tones, consignments = [] }: Props<Name>) {
  return (
    <ol className="history">
      {steps.map(({ status, at, note, by }, index) => (
        <li key={at + status}>
          <Status tone={tones[status]}>{headingOf(steps, index, consignments)}</Status>
          <time dateTime={at}>{formatTime(at)}</time>
          {by && <span className="quiet">{by}</span>}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** An order that is sent in parts stays in transit for several steps: those that left it so are headed by their part. */
function headingOf(steps: readonly Step<string>[], index: number, consignments: readonly { code: string }[]): string {
  const { status, note } = steps[index]!;
  const number = 1 + consignments.findIndex(({ code }) => note?.startsWith(`${code} `));
  return number > 0 && status === steps[index - 1]?.status ? `Consignment ${number}` : sentenceCase(status);
}
