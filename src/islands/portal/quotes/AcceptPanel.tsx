import { type SubmitEvent, useEffect } from 'react';
import { navigate } from 'astro:transitions/client';
import { queryClient } from '#client/queries.ts';
import { stepsFor, stepText } from '#contracts/approvals/approval-steps.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import { CREDIT_HOLD_NOTE } from '#contracts/orders/portal.ts';
import { NEEDS_APPROVAL_NOTE } from '#contracts/approvals/approvals.ts';
import { acceptQuoteEndpoint, type QuoteDetail } from '#contracts/quotes/portal.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useSubmit } from '#ui/use-submit.ts';
import { useTabDraft } from '#ui/forms/use-tab-draft.ts';
import { PoFileField } from '#widgets/attachments/PoFileField.tsx';
import { type PoFileDraft, usePoFile } from '#widgets/attachments/use-po-file.ts';
import { CostCentreField, useCostCentre } from '#widgets/cost-centres/CostCentreField.tsx';
import { orderFaults } from '#widgets/review/order-faults.ts';
import { useReview } from '#widgets/review/use-review.ts';
import { AcceptReview } from './AcceptReview.tsx';
import { ChooseLines } from './ChooseLines.tsx';
import { CounterOffer } from './CounterOffer.tsx';
import { DeclineQuote } from './DeclineQuote.tsx';
import { chosenLines, type PartDraft, partFaults, partOfQuote } from './part-draft.ts';

/** The buyer's response to an open quote: accept and order, counter-offer or decline. */
export function AcceptPanel(quote: QuoteDetail) {
  return (
    <section className="quote-accept stack no-print" aria-labelledby="accept-quote">
      <h2 id="accept-quote">Accept this quote</h2>
      <AcceptForm {...quote} />
      <div className="cluster">
        <CounterOffer {...quote} />
        <DeclineQuote {...quote} />
      </div>
    </section>
  );
}

interface Draft extends PoFileDraft {
  po_number: string;
  po_date: string;
  notes: string;
  cost_centre_id?: number | null;
  /** Quantities that differ from the quoted ones. */
  part?: PartDraft;
}

const EMPTY: Draft = { po_number: '', po_date: '', notes: '' };

function AcceptForm(whole: QuoteDetail) {
  const { id, po_required } = whole;
  const [draft, change, clear] = useTabDraft(`quote ${id}`, EMPTY);
  const costCentre = useCostCentre(draft.cost_centre_id);
  const {
    submit,
    busy,
    errors: refused,
    failure,
    edited,
  } = useSubmit(acceptQuoteEndpoint, async ({ order_id, message }) => {
    clear();
    void queryClient.invalidateQueries();
    await navigate(`/portal/orders/${order_id}`);
    toast(message);
  });
  const part = draft.part ?? {};
  const lines = chosenLines(whole, part);
  const wrong = Object.values(partFaults(whole, part))[0];
  const quote = wrong ? whole : partOfQuote(whole, lines);
  const { total, needs_approval, over_credit } = quote;
  const [step] = stepsFor(quote.steps, total, costCentre.chosen?.id ?? null);
  const poFile = usePoFile(draft, (part) => {
    edited('po_file');
    change(part);
  });
  const body = {
    id,
    po_number: draft.po_number.trim() || null,
    po_date: draft.po_date || null,
    po_file: draft.po_file?.id ?? null,
    notes: draft.notes.trim() || null,
    cost_centre_id: costCentre.chosen?.id ?? null,
    ...(lines && { lines }),
  };
  const cost_centre_required = costCentre.data?.required === true;
  const faults = orderFaults(acceptQuoteEndpoint.body, body, { po_required, cost_centre_required });
  const review = useReview(faults, refused);
  const { errors } = review;
  const bind = bindFields(draft, change, { errors, edited });
  // A refusal usually means that the quote has changed since this page loaded it.
  useEffect(() => {
    if (failure) void queryClient.invalidateQueries();
  }, [failure]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!wrong) review.open(event.currentTarget);
  };
  return (
    <form className="stack" onSubmit={send} noValidate>
      <ChooseLines
        quote={whole}
        part={part}
        onChange={(next) => {
          edited('lines');
          change({ part: next });
        }}
      />
      {wrong && <Notice tone="bad">Lines to order: {wrong}</Notice>}
      <TextInput label="PO Number" optional={!po_required} autoComplete="off" maxLength={60} {...bind('po_number')} />
      <DateInput
        label="PO date"
        optional
        name="po_date"
        value={draft.po_date}
        error={errors.po_date}
        onDate={(po_date) => {
          edited('po_date');
          change({ po_date });
        }}
      />
      <PoFileField uploads={poFile} error={errors.po_file} />
      <TextArea label="Notes" optional rows={2} maxLength={2000} {...bind('notes')} />
      <CostCentreField
        {...costCentre}
        total={total}
        error={errors.cost_centre_id}
        onChange={(cost_centre_id) => {
          edited('cost_centre_id');
          change({ cost_centre_id });
        }}
      />
      {needs_approval && <p className="small">{NEEDS_APPROVAL_NOTE}</p>}
      {!needs_approval && step && (
        <p className="small">{stepText({ ...step, cost_centre: null })} need a colleague’s approval.</p>
      )}
      {over_credit && (
        <Notice tone="warn">
          The order {lines ? 'may' : 'will'} be on hold. {CREDIT_HOLD_NOTE}
        </Notice>
      )}
      {failure && !review.isOpen && <Notice tone="bad">{failure}</Notice>}
      <Button
        kind="primary"
        wide
        type="submit"
        busy={busy || poFile.busy}
        busyText={busy ? 'Placing…' : 'Uploading the PO…'}
      >
        Accept and order, {formatRupees(total)}
      </Button>
      <div className="quote-accept-bar no-print">
        <strong>{formatRupees(total)}</strong>
        <Button kind="primary" type="submit" busy={busy || poFile.busy} busyText={busy ? 'Placing…' : 'Uploading…'}>
          Review and order
        </Button>
      </div>
      {review.isOpen && (
        <AcceptReview
          quote={quote}
          draft={draft}
          costCentre={costCentre}
          problem={failure ?? Object.values(refused)[0]}
          busy={busy}
          onClose={review.close}
          onConfirm={() => void submit(body)}
        />
      )}
    </form>
  );
}
