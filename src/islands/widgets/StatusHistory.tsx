import { formatTime, sentenceCase } from '#client/format.ts';
import type { Badge } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';
import './status-history.css';

type Step<Name> = { status: Name; at: string; note?: string | null; by?: string | null };

type Props<Name extends string> = {
  /** The steps, oldest first; `by` is the user's name, where the reader may see it. */
  steps: readonly Step<Name>[];
  /** The table of its statuses, which has their tones. */
  of: Readonly<Record<Name, Badge>>;
  /** The shipments of an order, oldest first. The note of a step about one of them begins with its code. */
  consignments?: readonly { code: string }[];
};

/** The status history of a record: each status with its time, user and note. */
export function StatusHistory<Name extends string>({ steps, of, consignments = [] }: Props<Name>) {
  return (
    <ol className="history">
      {steps.map(({ status, at, note, by }, index) => (
        // Steps of one change have the same time.
        <li key={`${at} ${index}`}>
          <Status tone={of[status].tone}>{headingOf(steps, index, consignments)}</Status>
          <time dateTime={at}>{formatTime(at)}</time>
          {by && <span className="quiet">{by}</span>}
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/**
 * While an order in several consignments stays in transit, each further step is headed by its consignment and what happened to it;
 * one about a return or a claim by that.
 */
function headingOf(steps: readonly Step<string>[], index: number, consignments: readonly { code: string }[]): string {
  const { status, note } = steps[index]!;
  if (status === steps[index - 1]?.status && note?.startsWith('RET-')) return 'Return';
  const number = 1 + consignments.findIndex(({ code }) => note?.startsWith(`${code} `));
  if (number === 0 || status !== steps[index - 1]?.status) return sentenceCase(status);
  return `Consignment ${number} ${eventOf(note!)}`;
}

/** `delivered` of `SHP-000012 delivered on 3 Nov 2026, received by Ramesh`. */
const eventOf = (note: string): string => note.slice(note.indexOf(' ') + 1).split(/ with | on \d|[,:]/, 1)[0]!;
