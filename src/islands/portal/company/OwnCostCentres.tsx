import { listCostCentresEndpoint, saveCostCentreEndpoint } from '#contracts/companies/cost-centres.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { CostCentreList } from '#widgets/cost-centres/CostCentreList.tsx';

/** The cost centres of the company; its admin adds and edits them. */
export function OwnCostCentres() {
  const read = useRead(listCostCentresEndpoint);
  if (read.error) return <ReadError read={read} />;
  return (
    <CostCentreList
      data={read.data}
      endpoint={saveCostCentreEndpoint}
      bodyOf={(values) => values}
      asksPassword
      ordersHref={(id) => `/portal/orders?cost_centre_id=${id}`}
    />
  );
}
