import { type SubmitEvent, useState } from 'react';
import { numberIn } from '#client/number-in.ts';
import { type DeskInvoiceDetail, recordPaymentEndpoint, recordRefundEndpoint } from '#contracts/admin-invoices.ts';
import { dayInIndia } from '#contracts/day-in-india.ts';
import { PaymentMethod } from '#contracts/invoices.ts';
import { formatRupees } from '#contracts/money.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { SlipQuestion } from '#ui/SlipQuestion.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAct } from '#ui/use-act.ts';
import { errorsOf } from '#ui/use-submit.ts';
import { dayQuestion } from './payment-day.ts';

type Props = {
  invoice: DeskInvoiceDetail;
  /** Money that came, or money that goes back. */
  what: 'pay' | 'refund';
  onClose: () => void;
};

/** What came in or went back, by which way and on which day; all that is open is proposed. */
export function PaymentDialog({ invoice: { id, inv, date, open, refund_due }, what, onClose }: Props) {
  const payment = useAct(recordPaymentEndpoint, onClose);
  const refund = useAct(recordRefundEndpoint, onClose);
  const { busy, errors, failure, edited } = what === 'pay' ? payment : refund;
  const due = what === 'pay' ? open : refund_due;
  const [received_on, setReceivedOn] = useState(() => dayInIndia());
  /** What is asked about the day, and what is recorded all the same. */
  const [asked, setAsked] = useState<{ question: string; record: () => void } | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const values = {
      id,
      // A blank is no amount, and not the amount 0.
      amount: numberIn(given.amount ?? '') ?? Number.NaN,
      method: given.method as PaymentMethod,
      reference: given.reference,
      received_on,
    };
    const record = () =>
      void (what === 'pay' ? payment.submit({ ...values, open }) : refund.submit({ ...values, refund_due }));
    // What cannot be recorded at all is said before anything is asked.
    const isSound = Object.keys(errorsOf(recordPaymentEndpoint.body, { ...values, open })).length === 0;
    const question = isSound ? dayQuestion(received_on, date) : null;
    if (question) setAsked({ question, record });
    else record();
  };
  const field = (name: string) => ({ name, error: errors[name], onChange: () => edited(name) });
  return (
    <Dialog open onClose={onClose} title={what === 'pay' ? `Payment on ${inv}` : `Refund on ${inv}`}>
      <form className="dialog-form" onSubmit={send} noValidate>
        <ErrorSummary errors={errors} />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextInput
          {...field('amount')}
          label="Amount in rupees"
          hint={what === 'pay' ? `${formatRupees(due)} is open` : `${formatRupees(due)} is to be refunded`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={due}
          data-autofocus
        />
        <div className="field-row">
          <Select {...field('method')} label="Method" defaultValue="NEFT">
            {PaymentMethod.options.map((method) => (
              <option key={method} value={method}>
                {method === 'cheque' ? 'Cheque' : method === 'other' ? 'Other' : method}
              </option>
            ))}
          </Select>
          <DayInput
            name="received_on"
            label={what === 'pay' ? 'Received on' : 'Paid on'}
            value={received_on}
            error={errors.received_on}
            onDay={(day) => {
              edited('received_on');
              setReceivedOn(day);
            }}
          />
        </div>
        <TextInput {...field('reference')} label="Reference" hint="UTR or cheque number" optional maxLength={60} />
        <div className="dialog-actions">
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="primary" busy={busy} busyText="Saving…">
            Record
          </Button>
        </div>
      </form>
      {asked && (
        <SlipQuestion
          title="Record it on this day?"
          slips={[asked.question]}
          goOn="Record all the same"
          onClose={() => setAsked(null)}
          onGoOn={() => {
            setAsked(null);
            asked.record();
          }}
        />
      )}
    </Dialog>
  );
}
