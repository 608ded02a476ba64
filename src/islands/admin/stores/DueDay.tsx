import { Day } from '#ui/Day.tsx';
import { Status } from '#ui/Status.tsx';

/** The day on which goods are due, marked once it has passed. */
export function DueDay({ day, isLate }: { day: string | null; isLate: boolean }) {
  if (!day) return '–';
  return isLate ? (
    <Status tone="bad">
      <span>
        Overdue since <Day value={day} />
      </span>
    </Status>
  ) : (
    <Day value={day} />
  );
}
