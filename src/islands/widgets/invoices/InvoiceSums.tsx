import type { InvoiceDetail } from '#contracts/invoices/portal.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { Money } from '#ui/Money.tsx';
import '../summary.css';

/** From the taxable value to the rounded total, and from the total to the amount due. */
export function InvoiceSums({ invoice }: { invoice: InvoiceDetail }) {
  const { taxable, tax, taxes, round_off, amount, paid, credited, written_off, open, refund_due, credits } = invoice;
  const balance: [string, number][] = [
    ['Total', amount],
    ...(paid ? [['Paid', -paid] as [string, number]] : []),
    ...(credited ? [['Credited', -credited] as [string, number]] : []),
    ...(written_off ? [['Written off', -written_off] as [string, number]] : []),
    ...(refund_due ? [['Refund due', refund_due] as [string, number]] : []),
    ...(!refund_due && !credits && (paid || credited || written_off) ? [['Amount due', open] as [string, number]] : []),
  ];
  return (
    <dl className="summary invoice-sums">
      <Row label="Taxable value" value={taxable} />
      <Row label="Tax" value={tax} />
      {taxes.map(({ name, rate, taxable: base, amount: part }) => (
        <div key={name + rate} className="summary-part">
          <dt>
            {name} {rate}% <span className="summary-base">on {formatRupees(base)}</span>
          </dt>
          <dd>
            <Money value={part} />
          </dd>
        </div>
      ))}
      {round_off !== 0 && <Row label="Round off" value={round_off} />}
      {balance.map(([label, value]) => (
        <Row key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function Row({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money value={value} />
      </dd>
    </div>
  );
}
