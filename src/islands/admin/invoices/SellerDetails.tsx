import { brand, supplier } from '#site';
import { formatTime } from '#client/format.ts';
import {
  getSellerDetailsEndpoint,
  missingDetails,
  type SellerDetails as Details,
} from '#contracts/invoices/seller-details.ts';
import { Notice } from '#ui/Notice.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useRead } from '#ui/use-read.ts';
import { SellerDetailsForm } from './SellerDetailsForm.tsx';

/** What documents print about us, with what is missing; admins change it. */
export function SellerDetails() {
  const read = useRead(getSellerDetailsEndpoint);
  const { data, error } = read;
  if (error && !data) return <ReadError read={read} />;
  if (!data) return <Skeleton />;
  const { details, version, saved_at, may_change } = data;
  const missing = missingDetails(details);
  return (
    <section aria-label="Our details" className="stack seller-details">
      <TitleBlock
        cells={[
          ['Legal name', brand.legalName],
          ['GSTIN', <span className="code">{supplier.gstin}</span>],
          ['PAN', <span className="code">{supplier.gstin.slice(2, 12)}</span>],
        ]}
      />
      <p className="quiet">
        Printed on invoices, challans, quotes and order documents issued from now on. Earlier documents keep what they
        showed. {saved_at ? `Last saved on ${formatTime(saved_at)}.` : 'Nothing saved yet.'}
      </p>
      {missing.length > 0 && <Notice tone="warn">Not printed, because it is missing: {missing.join(', ')}.</Notice>}
      {may_change ? (
        <SellerDetailsForm details={details} version={version} />
      ) : (
        <>
          <TitleBlock cells={SHOWN.map(([label, field]) => [label, details[field]])} />
          <p className="quiet">Only admins can change this. Ask an admin.</p>
        </>
      )}
    </section>
  );
}

const SHOWN: [label: string, field: keyof Details][] = [
  ['CIN', 'cin'],
  ['Registered office', 'registered_office'],
  ['Udyam number', 'udyam'],
  ['Signatory', 'signatory'],
  ['Account name', 'account_name'],
  ['Account number', 'account_number'],
  ['IFSC', 'ifsc'],
  ['Bank', 'bank_name'],
  ['Branch', 'bank_branch'],
  ['UPI ID', 'upi_id'],
];
