import { formatDay } from '#client/format.ts';
import { getRateEndpoint } from '#contracts/hsn-rates.ts';
import { Button } from '#ui/Button.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = { hsn: string; carried: string; onTake: (rate: string) => void };

/** What the table of rates has for the code in the form, where the form has another rate: a proposal, no rule. */
export function RateByHsn({ hsn, carried, onTake }: Props) {
  const { data } = useRead(getRateEndpoint, { hsn }, { enabled: /^(\d{4}|\d{6}|\d{8})$/.test(hsn) });
  const rate = data?.rate;
  if (!rate || (carried !== '' && Number(carried) === rate.rate)) return null;
  return (
    <p className="rate-by-hsn" role="status">
      {`The table has ${rate.rate} % for HSN ${rate.hsn} since ${formatDay(rate.valid_from)}.`}{' '}
      <Button small onClick={() => onTake(String(rate.rate))}>
        {`Use ${rate.rate} %`}
      </Button>
    </p>
  );
}
