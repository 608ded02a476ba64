import { trackingPage } from '#contracts/orders/carriers.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';

type Props = { label: string; carrier: string | null; number: string };

/** A tracking number: a link to the carrier's page where it is known, otherwise with a button to copy it. */
export function TrackingNumber({ label, carrier, number }: Props) {
  const page = trackingPage(carrier, number);
  if (page) {
    return (
      <a className="code" href={page} target="_blank" rel="noopener noreferrer">
        {number}
        <span className="visually-hidden"> (opens {carrier} in a new tab)</span>
      </a>
    );
  }
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(number).then(
      () => true,
      () => false,
    );
    toast(isCopied ? `${label} ${number} copied.` : 'The browser does not allow copying. Select the number instead.');
  };
  return (
    <span className="cluster">
      <span className="code">{number}</span>
      <Button small kind="quiet" className="no-print" onClick={() => void copy()}>
        Copy
        <span className="visually-hidden">
          {' '}
          {label} {number}
        </span>
      </Button>
    </span>
  );
}
