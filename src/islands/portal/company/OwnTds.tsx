import { useState } from 'react';
import { getOwnTdsEndpoint } from '#contracts/tds/portal.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRead } from '#ui/use-read.ts';
import { TdsMeter } from '#widgets/money/TdsMeter.tsx';
import { currentYear } from '#widgets/money/TdsYearSelect.tsx';

/** What the company purchased from us in a financial year, for its accounts department to know when TDS starts. */
export function OwnTds() {
  const [year, setYear] = useState(currentYear);
  const read = useRead(getOwnTdsEndpoint, { year }, { keepPrevious: true });
  const meter = read.data?.meter;
  if (read.error) return <ReadError read={read} />;
  if (!meter) return <Skeleton className="company-skeleton" />;
  return <TdsMeter meter={meter} year={year} onYear={setYear} />;
}
