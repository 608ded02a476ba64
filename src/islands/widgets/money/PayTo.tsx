import { formatRupees } from '#contracts/fields/money.ts';
import type { PayTo as Account } from '#contracts/invoices/pay-to.ts';
import { UPI_LIMIT_NOTE, UPI_LIMIT_PAISE } from '#contracts/invoices/upi.ts';
import { QrCode } from '../QrCode.tsx';
import './pay-to.css';

type Props = {
  payTo: Account;
  /** Amount due, rupees. */
  amount: number;
  /** Number or name that the buyer mentions. */
  reference: string;
};

/** How to pay an invoice or the balance of a statement: our account, and a UPI QR code that is also a link for a phone. */
export function PayTo({ payTo: { account, upi }, amount, reference }: Props) {
  return (
    <section>
      <h2 className="section-rule">How to pay</h2>
      <div className="pay-to">
        {upi && (
          <a className="pay-to-code" href={upi.link} aria-label={`Pay ${formatRupees(amount)} by UPI`}>
            <QrCode text={upi.link} />
          </a>
        )}
        <div>
          {account && (
            <p>
              <strong>{account.name}</strong>
              <br />
              Account <span className="code">{account.number}</span>
              <br />
              IFSC <span className="code">{account.ifsc}</span>
              <br />
              {[account.bank, account.branch].filter(Boolean).join(', ')}
            </p>
          )}
          {upi && (
            <p>
              UPI <span className="code">{upi.id}</span>
            </p>
          )}
          <p className="quiet">
            Amount due: {formatRupees(amount)}. Please mention {reference} with your payment.{' '}
            {upi && amount * 100 > UPI_LIMIT_PAISE && UPI_LIMIT_NOTE}
          </p>
        </div>
      </div>
    </section>
  );
}
