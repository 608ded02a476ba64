import { Skeleton } from '#ui/Skeleton.tsx';

type Props = {
  label: string;
  /** Undefined while it loads. */
  count: number | undefined;
  href: string;
};

/** A count on the Overview, linked to its list. */
export function Tile({ label, count, href }: Props) {
  return (
    <a className="overview-tile" href={href}>
      <span className="overview-tile-label">{label}</span>
      <span className="overview-tile-figure">{count === undefined ? <Skeleton /> : count.toLocaleString('en-IN')}</span>
    </a>
  );
}
