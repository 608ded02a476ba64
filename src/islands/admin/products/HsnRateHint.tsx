import { formatDay } from '#client/format.ts';
import { getRateEndpoint } from '#contracts/catalog/gst-rates.ts';
import { Button } from '#ui/Button.tsx';
import { useRead } from '#ui/use-read.ts';

type Props = { hsn: string; currentRate: string; onUse: (rate: string) => void };

/** Suggests the rate from the GST rate table if the form has another one for this HSN. */
export function HsnRateHint({ hsn, currentRate, onUse }: Props) {
  const { data } = useRead(getRateEndpoint, { hsn }, { enabled: /^(\d{4}|\d{6}|\d{8})$/.test(hsn) });
  const rate = data?.rate;
  if (!rate || (currentRate !== '' && Number(currentRate) === rate.rate)) return null;
  return (
    <p role="status">
      {`The GST rate table has ${rate.rate}% for HSN ${rate.hsn} since ${formatDay(rate.valid_from)}.`}{' '}
      <Button small onClick={() => onUse(String(rate.rate))}>
        {`Use ${rate.rate}%`}
      </Button>
    </p>
  );
}
