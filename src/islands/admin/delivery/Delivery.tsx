import { getDeliveryEndpoint } from '#contracts/delivery/admin.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { DispatchForm } from './DispatchForm.tsx';
import { Holidays } from './Holidays.tsx';
import { TryDelivery } from './TryDelivery.tsx';
import { Zones } from './Zones.tsx';
import './delivery.css';

/** What delivery promises depend on: dispatch times, holidays and transit times by PIN code, and a line to try them. */
export function Delivery() {
  const read = useRead(getDeliveryEndpoint);
  const { data, error } = read;
  if (error) return <ReadError read={read} />;
  if (!data) return <Skeleton className="delivery-skeleton" />;
  return (
    <div className="stack delivery">
      <section aria-label="Dispatch times">
        <h2 className="section-rule">Dispatch times</h2>
        {/* Starts again from what a colleague has saved. */}
        <DispatchForm key={JSON.stringify(data.settings)} settings={data.settings} />
      </section>
      <section aria-label="Check a delivery date">
        <h2 className="section-rule">Check a delivery date</h2>
        <TryDelivery />
      </section>
      <section aria-label="Holidays">
        <h2 className="section-rule">Holidays</h2>
        <Holidays holidays={data.holidays} />
      </section>
      <section aria-label="PIN code zones">
        <h2 className="section-rule">PIN code zones</h2>
        <Zones zones={data.zones} />
      </section>
    </div>
  );
}
