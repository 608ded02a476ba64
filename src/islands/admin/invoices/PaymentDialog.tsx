import { type SubmitEvent, useState } from 'react';
import { formatNumber, parseNumber } from '#client/table-files/parse-number.ts';
import { type AdminInvoiceDetail, recordPaymentEndpoint, recordRefundEndpoint } from '#contracts/invoices/admin.ts';
import { dayInIndia } from '#contracts/fields/day-in-india.ts';
import type { PaymentMethod } from '#contracts/invoices/portal.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { MethodOptions } from '#widgets/money/MethodOptions.tsx';
import { SendWarningDialog } from '#widgets/SendWarningDialog.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';
import { fieldErrors } from '#ui/use-submit.ts';
import { paymentDateWarning } from './payment-date.ts';

type Props = { invoice: AdminInvoiceDetail; onClose: () => void };

/** Records a payment received; the amount due is proposed. */
export function RecordPayment({ invoice, onClose }: Props) {
  const { id, inv, open } = invoice;
  const action = useAction(recordPaymentEndpoint, onClose);
  return (
    <PaymentDialog
      title={`Payment on ${inv}`}
      amount={open}
      amountHint={`Amount due: ${formatRupees(open)}`}
      dateLabel="Received on"
      invoiceDate={invoice.date}
      action={action}
      onRecord={(entry) => void action.submit({ id, open, ...entry })}
      onClose={onClose}
    />
  );
}

/** Records a refund paid; the refund due is proposed. */
export function RecordRefund({ invoice, onClose }: Props) {
  const { id, inv, refund_due } = invoice;
  const action = useAction(recordRefundEndpoint, onClose);
  return (
    <PaymentDialog
      title={`Refund on ${inv}`}
      amount={refund_due}
      amountHint={`Refund due: ${formatRupees(refund_due)}`}
      dateLabel="Paid on"
      invoiceDate={invoice.date}
      action={action}
      onRecord={(entry) => void action.submit({ id, refund_due, ...entry })}
      onClose={onClose}
    />
  );
}

type Entry = { amount: number; method: PaymentMethod; reference: string | undefined; received_on: string };

type DialogProps = {
  title: string;
  /** Proposed amount, rupees. */
  amount: number;
  amountHint: string;
  dateLabel: string;
  invoiceDate: string;
  action: Pick<ReturnType<typeof useAction>, 'busy' | 'errors' | 'failure' | 'edited'>;
  onRecord: (entry: Entry) => void;
  onClose: () => void;
};

function PaymentDialog({ title, amount, amountHint, dateLabel, invoiceDate, action, onRecord, onClose }: DialogProps) {
  const { busy, errors, failure, edited } = action;
  const [received_on, setReceivedOn] = useState(() => dayInIndia());
  const [confirming, setConfirming] = useState<{ warning: string; entry: Entry } | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const entry = entryIn(event.currentTarget, received_on);
    // Errors come first: a date is only questioned in an entry that could be recorded. The server refuses one before the invoice's.
    const warning = isValid(entry) && received_on >= invoiceDate ? paymentDateWarning(received_on) : null;
    if (warning) setConfirming({ warning, entry });
    else onRecord(entry);
  };
  const field = (name: string) => ({ name, error: errors[name], onChange: () => edited(name) });
  return (
    <>
      <FormDialog title={title} onClose={onClose} onSubmit={send} submitLabel="Record" busy={busy} failure={failure}>
        <ErrorSummary errors={errors} />
        <TextInput
          {...field('amount')}
          label="Amount (₹)"
          hint={amountHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={formatNumber(amount)}
          data-autofocus
        />
        <FieldRow>
          <Select {...field('method')} label="Method" defaultValue="NEFT">
            <MethodOptions />
          </Select>
          <DateInput
            name="received_on"
            label={dateLabel}
            value={received_on}
            error={errors.received_on}
            onDate={(day) => {
              edited('received_on');
              setReceivedOn(day);
            }}
          />
        </FieldRow>
        <TextInput {...field('reference')} label="Reference" hint="UTR or cheque number" optional maxLength={60} />
      </FormDialog>
      {confirming && (
        <SendWarningDialog
          title="Record with this date?"
          warnings={[confirming.warning]}
          confirmLabel="Record anyway"
          onClose={() => setConfirming(null)}
          onConfirm={() => {
            setConfirming(null);
            onRecord(confirming.entry);
          }}
        />
      )}
    </>
  );
}

function entryIn(form: HTMLFormElement, received_on: string): Entry {
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return {
    // A blank amount is missing, not 0.
    amount: parseNumber(values.amount ?? '') ?? Number.NaN,
    method: values.method as PaymentMethod,
    reference: values.reference,
    received_on,
  };
}

/** By the payment's schema; a refund's differs only in fields that are not typed. */
const isValid = (entry: Entry) =>
  Object.keys(fieldErrors(recordPaymentEndpoint.body, { ...entry, id: 1, open: 0 })).length === 0;
