import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ReturnMove, settleReturnEndpoint } from '#contracts/orders/settle-return.ts';
import type { Return } from '#contracts/orders/shipments.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useDraftAction } from '#ui/forms/use-draft-action.ts';
import { type Restock, RestockChoice } from './RestockChoice.tsx';

/** The button of each decision and the title of its dialog. */
export const DECISIONS: Record<ReturnMove, { label: string; title: string }> = {
  approved: { label: 'Approve', title: 'Approve' },
  accepted: { label: 'Accept', title: 'Accept' },
  'sent again': { label: 'Send again', title: 'Send again the goods of' },
  rejected: { label: 'Reject', title: 'Reject' },
  received: { label: 'Receive goods', title: 'Receive goods of' },
};

type Props = { goodsReturn: Return; to: ReturnMove; onClose: () => void };

/** One decision on a return or claim; an approval also records the receipt where the goods have arrived. */
export function SettleReturnDialog({ goodsReturn, to, onClose }: Props) {
  const { id, code, reason } = goodsReturn;
  const blank = { answer: '', arrived: false, restock: '' as Restock };
  const form = useDraftAction(settleReturnEndpoint, `return ${id} ${to}`, blank, onClose);
  const { draft, change } = form;
  const [choiceMissing, setChoiceMissing] = useState(false);
  const arrived = to === 'approved' && draft.arrived;
  const receives = to === 'received' || arrived;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (receives && draft.restock === '') {
      // The error must be drawn before the choice takes the focus: a screen reader then reads both.
      flushSync(() => setChoiceMissing(true));
      return event.currentTarget.querySelector<HTMLElement>('[name="restock"]')?.focus();
    }
    void form.submit({ id, to, arrived, answer: draft.answer, restock: draft.restock === 'yes' });
  };
  return (
    <FormDialog
      title={`${DECISIONS[to].title} ${code}`}
      onClose={onClose}
      onSubmit={send}
      submitLabel={arrived ? 'Approve and receive' : DECISIONS[to].label}
      kind={to === 'rejected' ? 'danger' : 'primary'}
      busy={form.busy}
      failure={form.failure}
    >
      {to === 'accepted' && (
        <p>
          The missing goods can then be credited on their invoice. To send them at no charge instead, use Send again.
        </p>
      )}
      {to === 'sent again' && (
        <p>
          Takes the missing goods from stock and packs them as a consignment of this order. They were billed with their
          first consignment, so they are not invoiced and not credited; they leave under a delivery challan.
        </p>
      )}
      {to !== 'received' && (
        <TextArea
          {...form.bind('answer')}
          label="Answer to the buyer"
          optional={to !== 'rejected'}
          rows={3}
          maxLength={500}
          data-autofocus
        />
      )}
      {to === 'approved' && (
        <Checkbox
          label="The goods have arrived"
          checked={draft.arrived}
          onChange={({ target }) => change({ arrived: target.checked })}
        />
      )}
      {receives && (
        <RestockChoice
          reason={reason}
          value={draft.restock}
          error={choiceMissing && draft.restock === '' ? 'Choose whether the goods go back to stock.' : undefined}
          onChoose={(restock) => change({ restock })}
        />
      )}
    </FormDialog>
  );
}
