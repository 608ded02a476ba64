import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { DateInput } from '#ui/forms/DateInput.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { FormSkeleton } from '#ui/forms/FormSkeleton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { BuyerFields } from '#widgets/entry/BuyerFields.tsx';
import '#widgets/entry/entry.css';
import { SourceSelect } from '#widgets/entry/SourceSelect.tsx';
import { ofCompany } from './new-rfq-draft.ts';
import { NewRfqLines } from './NewRfqLines.tsx';
import { useNewRfq } from './use-new-rfq.ts';
import './new-rfq.css';

/** The page on which staff enter an RFQ that a buyer made by phone, mail, WhatsApp or in person. */
export function NewRfq() {
  return (
    <>
      <div className="entry-crumbs">
        <Breadcrumb crumbs={[{ label: 'RFQs', href: '/admin/rfqs' }, { label: 'New RFQ' }]} />
      </div>
      <header className="page-head">
        <h1>New RFQ</h1>
      </header>
      {useHydrated() ? <Form /> : <FormSkeleton />}
    </>
  );
}

function Form() {
  const form = useNewRfq();
  const { draft, edit, busy, errors, failure, send } = form;
  const pages = useLinePages(draft.lines.length, errors);
  return (
    <form className="entry-form" onSubmit={send} noValidate>
      <ErrorSummary errors={errors} showLine={pages.showLine} />
      <FormSection title="Request">
        <BuyerFields
          companyId={draft.company_id}
          userId={draft.user_id}
          errors={errors}
          onCompany={(id) => edit('user_id', (now) => ofCompany(id, now))}
          onPerson={(user_id) => edit('user_id', { user_id })}
        />
        <FieldRow>
          <SourceSelect value={draft.source} error={errors.source} onChange={(source) => edit('source', { source })} />
          <DateInput
            label="Need by"
            optional
            hint="When the buyer needs the goods."
            name="need_by"
            value={draft.need_by}
            error={errors.need_by}
            onDate={(need_by) => edit('need_by', { need_by })}
          />
        </FieldRow>
        <TextInput
          label="Title"
          optional
          hint="Leave blank to use the first item."
          name="title"
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          error={errors.title}
          onChange={({ target }) => edit('title', { title: target.value })}
        />
      </FormSection>
      <NewRfqLines form={form} pages={pages} />
      <FormSection title="Note">
        <TextArea
          label="Requirement"
          optional
          hint="What else the quote must cover. The buyer sees it."
          name="requirement"
          rows={4}
          maxLength={4000}
          value={draft.requirement}
          error={errors.requirement}
          onChange={({ target }) => edit('requirement', { requirement: target.value })}
        />
      </FormSection>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} busyText="Creating…">
          Create RFQ
        </Button>
        <a className="button button-quiet" href="/admin/rfqs">
          Back to RFQs
        </a>
      </div>
    </form>
  );
}
