import { formatDay } from '#client/format.ts';

/** The delivery date promised for a line, where it differs from the order's, which is that of its latest line. */
export function PromisedBy({ day, order }: { day: string | null; order: string | null }) {
  if (!day || day === order) return null;
  return <span className="small quiet">Promised by {formatDay(day)}</span>;
}
