import { type SubmitEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import { checkRatesEndpoint, type DeskRfqDetail, saveQuoteEndpoint, sendQuoteEndpoint } from '#contracts/rfq-desk.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { Icon } from '#ui/Icon.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Pager } from '#ui/Pager.tsx';
import { SlipQuestion } from '#ui/SlipQuestion.tsx';
import { toast } from '#ui/toast.ts';
import { useLinePages } from '#ui/use-line-pages.ts';
import { useKeep, useKept } from '#ui/use-kept.ts';
import { errorsOf } from '#ui/use-submit.ts';
import { useUnsaved } from '#ui/use-unsaved.ts';
import { focusLine, focusRemoving } from './line-focus.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { closedBy, theirsOf } from './quote-conflict.ts';
import { blankLine, bodyOf, type Draft, type DraftLine, draftOf, figureNames } from './quote-draft.ts';
import { QuoteFoot } from './QuoteFoot.tsx';
import { QuoteLineFields } from './QuoteLineFields.tsx';
import { hasRareRate, questionsOf, sendFaults } from './quote-questions.ts';
import { QuoteRefusal } from './QuoteRefusal.tsx';
import { QuoteTerms } from './QuoteTerms.tsx';
import { useQuoteFaults } from './use-quote-faults.ts';

type Props = {
  rfq: DeskRfqDetail;
  /** The draft that is saved already. */
  draft: DeskRfqDetail['versions'][number] | undefined;
  /** Something is written that must not go when others move the RFQ on. */
  onHold: () => void;
  onSent: () => void;
};

/** The draft as it was saved last, from here or before. */
type Stored = { id: number; revision: number; total: number };

/** What was typed, and upon which draft: after a new sign-in that tells whether somebody else has saved meanwhile. */
type Kept = { values: Draft; stored?: Stored };

const storedOf = ({ id, revision, total }: Stored): Stored => ({ id, revision, total });

/** Writes the next version of a quote: lines, freight, validity, terms; saved as a draft, then sent. */
export function QuoteEditor({ rfq, draft, onHold, onSent }: Props) {
  const [opened] = useState(() => draftOf(rfq));
  // What the form was opened with, then what was saved last: whatever differs could get lost.
  const [saved, setSaved] = useState(opened);
  const name = `quote ${rfq.id}`;
  const kept = useKept<Kept>(name);
  const [stored, setStored] = useState(kept.values ? kept.stored : draft && storedOf(draft));
  const [values, setValues] = useState(kept.values ?? opened);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<'save' | 'check' | 'send' | null>(null);
  /** What is asked about before it is sent, and of which values: whoever has typed on since presses again. */
  const [asked, setAsked] = useState<{ questions: string[]; of: Draft } | null>(null);
  /** The RFQ was read anew since what stands here was begun: after a refusal of the server's, or a new sign-in. */
  const [moved, setMoved] = useState(kept.values !== undefined);
  const theirs = moved ? theirsOf(stored, rfq.versions) : undefined;
  const pages = useLinePages(values.lines.length);
  const { faults, tell, edited, editedLine, removedLine } = useQuoteFaults(pages.toLine);
  const dirty = saved !== values;
  const letGo = useUnsaved(dirty);
  useKeep(name, dirty ? { values, stored } : null);
  useEffect(() => {
    if (dirty) onHold();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- told once
  }, [dirty]);

  const write = (part: Partial<Draft>) => setValues((before) => ({ ...before, ...part }));
  const change = (part: Partial<Draft>) => {
    write(part);
    edited(Object.keys(part));
  };
  const changeLine = (at: number, part: Partial<DraftLine>) => {
    write({ lines: values.lines.map((line, place) => (place === at ? { ...line, ...part } : line)) });
    editedLine(at);
  };
  const add = (line: DraftLine) => {
    change({ lines: [...values.lines, line] });
    pages.toNext();
  };
  const remove = (at: number, form: HTMLFormElement | null) => {
    flushSync(() => {
      write({ lines: values.lines.filter((_, place) => place !== at) });
      removedLine(at);
    });
    focusRemoving(form, at, values.lines.length - 1, '.quote-editor-add button');
  };

  async function act(kind: 'save' | 'send', { allTheSame = false, overTheirs = false } = {}) {
    const upon = overTheirs ? (theirs?.status === 'draft' ? theirs : undefined) : stored;
    const body = bodyOf(values, rfq.id, upon?.revision);
    const refused = { ...errorsOf(saveQuoteEndpoint.body, body), ...(kind === 'send' && sendFaults(body)) };
    setFailure(null);
    tell(refused);
    if (Object.keys(refused).length > 0 || busy) return;
    onHold();
    const questions = kind === 'send' && !allTheSame ? questionsOf(body, rfq.versions) : [];
    setAsked(null);
    // What is pressed may go: with the refusal that it stands in, or once the quote is sent.
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
      setStored(storedOf(draft));
      setSaved(values);
      setMoved(false);
      // Whoever leaves and comes back is to find what was saved.
      void queryClient.invalidateQueries();
      if (kind === 'save') toast('Draft saved.');
      else await sendOut(draft);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) await readTheirs();
      if (Object.keys(error.fields).length > 0) tell(error.fields);
      else setFailure(error.message);
    } finally {
      setBusy(null);
      goOn();
    }
  }

  /** How things stand now, on the page and for the choice; what is written here stays. */
  async function readTheirs() {
    await queryClient.invalidateQueries();
    setMoved(true);
  }

  const takeTheirs = () => {
    const goOn = keepFocus();
    const now = draftOf(rfq);
    setValues(now);
    setSaved(now);
    setStored(theirs?.status === 'draft' ? storedOf(theirs) : undefined);
    tell({});
    setFailure(null);
    setMoved(false);
    goOn();
  };

  async function sendOut({ id, revision }: { id: number; revision: number }) {
    const { message } = await call(sendQuoteEndpoint, { body: { id, revision } });
    letGo();
    toast(message);
    await queryClient.invalidateQueries();
    onSent();
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void act('save');
  };

  return (
    <form className="quote-editor sheet" onSubmit={submit} noValidate>
      <ErrorSummary errors={faults} toLine={pages.toLine} names={figureNames} />
      {pages.of(values.lines).map((line, at) => (
        <QuoteLineFields
          key={line.key}
          line={line}
          index={pages.from + at}
          errors={faults}
          onChange={(part) => changeLine(pages.from + at, part)}
          onRemove={(form) => remove(pages.from + at, form)}
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
      <QuoteTerms values={values} errors={faults} addresses={rfq.addresses} onChange={change} />
      <QuoteRefusal
        rfq={rfq}
        mine={values}
        theirs={theirs}
        failure={failure}
        busy={busy !== null}
        onTheirs={takeTheirs}
        onMine={() => void act('save', { overTheirs: true })}
      />
      <QuoteFoot
        lines={values.lines}
        total={dirty ? undefined : stored?.total}
        closed={closedBy(rfq) !== null}
        busy={busy}
        onSend={() => void act('send')}
      />
      {asked?.of === values && (
        <SlipQuestion
          title="Send the quote like this?"
          slips={asked.questions}
          goOn="Send all the same"
          onClose={() => setAsked(null)}
          onGoOn={() => void act('send', { allTheSame: true })}
        />
      )}
    </form>
  );
}
