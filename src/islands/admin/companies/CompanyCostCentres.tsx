import { listCompanyCostCentresEndpoint, saveCompanyCostCentreEndpoint } from '#contracts/companies/cost-centres.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { useRead } from '#ui/use-read.ts';
import { CostCentreList } from '#widgets/cost-centres/CostCentreList.tsx';

/** The company's cost centres, which staff add and edit for its buyers. */
export function CompanyCostCentres({ company_id }: { company_id: number }) {
  const read = useRead(listCompanyCostCentresEndpoint, { company_id });
  if (read.error) return <ReadError read={read} />;
  return (
    <CostCentreList
      data={read.data}
      endpoint={saveCompanyCostCentreEndpoint}
      bodyOf={(values) => ({ company_id, ...values })}
    />
  );
}
