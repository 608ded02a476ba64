import { sentenceCase } from '#client/format.ts';
import type { Badge } from '#contracts/life-cycle.ts';
import { Status } from '#ui/Status.tsx';

type Props<Name extends string> = {
  /** The table of its statuses. */
  of: Readonly<Record<Name, Badge>>;
  status: Name;
  /** Read by staff: where a buyer waits, they may have something to do. */
  staff?: boolean;
};

/** The status of a record, in the tone that its table gives it. */
export function StatusBadge<Name extends string>({ of, status, staff = false }: Props<Name>) {
  const { tone, staffTone, staffLabel } = of[status];
  return <Status tone={staff && staffTone ? staffTone : tone}>{(staff && staffLabel) || sentenceCase(status)}</Status>;
}
