import { type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { formatRupees } from '#contracts/money.ts';
import { checkRatesEndpoint, type DeskRfqDetail, saveQuoteEndpoint, sendQuoteEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { DayInput } from '#ui/DayInput.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Pager } from '#ui/Pager.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useKeep, useKept } from '#ui/use-kept.ts';
import { errorsOf } from '#ui/use-submit.ts';
import { useUnsaved } from '#ui/use-unsaved.ts';
import { focusLine, focusRemoving } from './line-focus.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { closedBy, theirsOf } from './quote-conflict.ts';
import { blankLine, bodyOf, type Draft, type DraftLine, draftOf, figureNames, netOf } from './quote-draft.ts';
import { QuoteLineFields } from './QuoteLineFields.tsx';
import { hasRareRate, questionsOf, sendFaults } from './quote-questions.ts';
import { QuoteRefusal } from './QuoteRefusal.tsx';
import { SendQuestion } from './SendQuestion.tsx';

type Props = {
  rfq: DeskRfqDetail;
  /** The draft that is saved already. */
  draft: DeskRfqDetail['versions'][number] | undefined;
  /** Something is written that must not go when others move the RFQ on. */
  onHold: () => void;
  onSent: () => void;
};

/** Writes the next version of a quote: lines, freight, validity, terms; saved as a draft, then sent. */
export function QuoteEditor({ rfq, draft, onHold, onSent }: Props) {
  const [opened] = useState(() => draftOf(rfq));
  // What the form was opened with, then what was saved last: whatever differs could get lost.
  const [saved, setSaved] = useState(opened);
  const [stored, setStored] = useState(draft && { id: draft.id, revision: draft.revision, total: draft.total });
  const version = stored ? `${stored.id} ${stored.revision}` : `after ${rfq.versions[0]?.id ?? 'none'}`;
  const name = `quote ${rfq.id} ${version}`;
  const kept = useKept<Draft>(name);
  const [values, setValues] = useState<Draft>(() => (Object.keys(kept).length > 0 ? { ...opened, ...kept } : opened));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'check' | 'send' | null>(null);
  /** What is asked about before it is sent, and of which values: whoever has typed on since presses again. */
  const [asked, setAsked] = useState<{ questions: string[]; of: Draft } | null>(null);
  /** The server has refused because the RFQ is no longer as it was here; it was read anew since. */
  const [moved, setMoved] = useState(false);
  const theirs = moved ? theirsOf(stored, rfq.versions) : undefined;
  const pages = useLinePages(values.lines.length, errors);
  const dirty = saved !== values;
  const letGo = useUnsaved(dirty);
  useKeep(name, dirty ? values : null);
  useEffect(() => {
    if (dirty) onHold();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [dirty]);

  const change = (part: Partial<Draft>) => {
    setValues((before) => ({ ...before, ...part }));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => !Object.keys(part).some((at) => name.startsWith(at))),
      ),
    );
  };
  const changeLine = (key: string, part: Partial<DraftLine>) =>
    change({ lines: values.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });

  const add = (line: DraftLine) => {
    change({ lines: [...values.lines, line] });
    pages.toNext();
  };
  const remove = (key: string, at: number, form: HTMLFormElement | null) => {
    const lines = values.lines.filter((line) => line.key !== key);
    flushSync(() => change({ lines }));
    focusRemoving(form, at, lines.length, '.quote-editor-add button');
  };

  async function act(kind: 'save' | 'send', { allTheSame = false, overTheirs = false } = {}) {
    const upon = overTheirs ? (theirs?.status === 'draft' ? theirs : undefined) : stored;
    const body = bodyOf(values, rfq.id, upon?.revision);
    const refused = { ...errorsOf(saveQuoteEndpoint.body, body), ...(kind === 'send' && sendFaults(body)) };
    setFailure(null);
    setErrors(refused);
    if (Object.keys(refused).length > 0 || busy) return;
    const questions = kind === 'send' && !allTheSame ? questionsOf(body, rfq.versions) : [];
    setAsked(null);
    // Now: a button that is busy has lost the focus already.
    const goOn = keepFocus();
    setBusy(questions.length > 0 ? 'check' : kind);
    try {
      if (questions.length > 0) {
        // What sending would refuse is said before anything is asked.
        if (hasRareRate(body)) await call(checkRatesEndpoint, { body });
        setAsked({ questions, of: values });
        return;
      }
      const draft = dirty || moved || !stored ? await call(saveQuoteEndpoint, { body }) : stored;
      setStored(draft);
      setSaved(values);
      setMoved(false);
      if (kind === 'save') toast('Draft saved.');
      else await sendOut(draft);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) await readTheirs();
      if (Object.keys(error.fields).length > 0) setErrors(error.fields);
      else setFailure(error.message);
    } finally {
      setBusy(null);
      goOn();
    }
  }

  /** How things stand now, on the page and for the choice; what is written here stays. */
  async function readTheirs() {
    onHold();
    await queryClient.invalidateQueries();
    setMoved(true);
  }

  const takeTheirs = () => {
    const goOn = keepFocus();
    const now = draftOf(rfq);
    setValues(now);
    setSaved(now);
    setStored(theirs?.status === 'draft' ? theirs : undefined);
    setErrors({});
    setFailure(null);
    setMoved(false);
    goOn();
  };

  async function sendOut({ id, revision }: { id: number; revision: number }) {
    const { message } = await call(sendQuoteEndpoint, { body: { id, revision } });
    letGo();
    toast(message);
    onSent();
    await queryClient.invalidateQueries();
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void act('save');
  };
  const goods = values.lines.reduce((sum, line) => sum + (netOf(line) ?? 0), 0);

  return (
    <form className="quote-editor sheet" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} toLine={pages.toLine} names={figureNames} />
      {pages.of(values.lines).map((line, at) => (
        <QuoteLineFields
          key={line.key}
          line={line}
          index={pages.from + at}
          errors={errors}
          onChange={(part) => changeLine(line.key, part)}
          onRemove={(form) => remove(line.key, pages.from + at, form)}
        />
      ))}
      {pages.pager.pages > 1 && <Pager {...pages.pager} />}
      <div className="quote-editor-add">
        <Button
          small
          onClick={({ currentTarget }) => {
            flushSync(() => add(blankLine()));
            focusLine(currentTarget.form, values.lines.length);
          }}
        >
          <Icon name="plus" /> Add line
        </Button>
        <ProductPicker companyId={rfq.company.id} onPick={(part) => add({ ...blankLine(), ...part })} />
      </div>
      <div className="quote-editor-terms">
        <Select
          label="Ship to"
          name="ship_address_id"
          value={values.ship_address_id}
          error={errors.ship_address_id}
          onChange={(event) => change({ ship_address_id: event.target.value })}
        >
          {rfq.addresses.length === 0 && <option value="">The company has no address yet</option>}
          {rfq.addresses.map(({ id, label, state }) => (
            <option key={id} value={id}>
              {label}, {state}
            </option>
          ))}
        </Select>
        <DayInput
          label="Valid until"
          name="valid_until"
          value={values.valid_until}
          error={errors.valid_until}
          onDay={(valid_until) => change({ valid_until })}
        />
        <TextInput
          label="Freight, ₹"
          name="freight"
          inputMode="decimal"
          value={values.freight}
          error={errors.freight}
          onChange={(event) => change({ freight: event.target.value })}
        />
      </div>
      <TextArea
        label="Terms"
        optional
        name="terms"
        rows={3}
        maxLength={4000}
        value={values.terms}
        error={errors.terms}
        onChange={(event) => change({ terms: event.target.value })}
      />
      <TextArea
        label="Note to the buyer"
        optional
        name="notes"
        rows={2}
        maxLength={2000}
        value={values.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <QuoteRefusal
        rfq={rfq}
        mine={values}
        theirs={theirs}
        failure={failure}
        busy={busy !== null}
        onTheirs={takeTheirs}
        onMine={() => void act('save', { overTheirs: true })}
      />
      <footer className="quote-editor-foot">
        <p role="status">
          {dirty || !stored
            ? `Goods ${formatRupees(goods)} before tax, not saved`
            : `Total ${formatRupees(stored.total)} with freight and tax`}
        </p>
        {!closedBy(rfq) && (
          <>
            <Button type="submit" busy={busy === 'save'} busyText="Saving…" disabled={busy !== null}>
              Save draft
            </Button>
            <Button
              kind="primary"
              busy={busy === 'send'}
              busyText="Sending…"
              // Usable while it checks: disabled it would lose the focus, and what is asked then could not give it back.
              disabled={busy !== null && busy !== 'check'}
              onClick={() => void act('send')}
            >
              {busy === 'check' ? 'Checking…' : 'Send quote'}
            </Button>
          </>
        )}
      </footer>
      {asked?.of === values && (
        <SendQuestion
          questions={asked.questions}
          onClose={() => setAsked(null)}
          onSend={() => void act('send', { allTheSame: true })}
        />
      )}
    </form>
  );
}
