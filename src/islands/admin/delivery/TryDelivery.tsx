import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import { tryDeliveryEndpoint } from '#contracts/delivery/admin.ts';
import { Button } from '#ui/Button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { TextInput } from '#ui/forms/TextInput.tsx';

type Reply = z.output<typeof tryDeliveryEndpoint.reply>;
const first = { pin: '', qty: '1', stock: '1', lead_days: '' };

/** Shows the promise for a PIN code, quantity, stock and lead time, if it were ordered now. */
export function TryDelivery() {
  const [draft, setDraft] = useState(first);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [answer, setAnswer] = useState('');

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setErrors({});
    try {
      const { lead_days, ...query } = draft;
      setAnswer(formatAnswer(await call(tryDeliveryEndpoint, { query: { ...query, lead_days: lead_days || null } })));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      flushSync(() => setErrors(error.fields));
      focusFirstError(form);
      setAnswer(Object.keys(error.fields).length > 0 ? '' : error.message);
    }
    setBusy(false);
  };

  const bind = bindFields(draft, (part) => setDraft({ ...draft, ...part }), {
    errors,
    edited: (field) => setErrors(({ [field]: _, ...others }) => others),
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form className="sheet delivery-form delivery-try" onSubmit={(event) => void send(event)} noValidate>
      <TextInput label="PIN code" {...number} {...bind('pin')} />
      <TextInput label="Quantity" {...number} inputMode="decimal" {...bind('qty')} />
      <TextInput label="Stock" {...number} inputMode="decimal" {...bind('stock')} />
      <TextInput label="Lead time (days)" optional {...number} {...bind('lead_days')} />
      <div className="cluster">
        <Button type="submit" busy={busy} busyText="Checking…">
          Show date
        </Button>
        <p role="status">{answer}</p>
      </div>
    </form>
  );
}

const formatAnswer = ({ zone, delivery }: Reply) =>
  zone === null ? `${delivery.text}: no zone has this PIN code.` : `${zone}: ${delivery.text}`;
