import { getDashboardEndpoint } from '#contracts/dashboard.ts';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';

/** What the desk holds today. */
export function Dashboard() {
  const { data, error, refetch, isFetching } = useRead(getDashboardEndpoint);
  if (error) {
    return (
      <Notice tone="bad" onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </Notice>
    );
  }
  const tiles = [
    { label: 'Customers', figure: data?.customers },
    { label: 'Open RFQs', figure: data?.open_rfqs },
    { label: 'Orders Today', figure: data?.orders_today },
  ];
  return (
    <ul className="tiles">
      {tiles.map(({ label, figure }) => (
        <li key={label} className="tile">
          <p className="tile-label">{label}</p>
          <p className="tile-figure">{figure === undefined ? <Skeleton /> : figure.toLocaleString('en-IN')}</p>
        </li>
      ))}
    </ul>
  );
}
