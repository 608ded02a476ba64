import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#client/api.ts';
import { writeSearch } from '#client/url-search.ts';
import { startImportEndpoint } from '#contracts/catalog/import.ts';
import { Button } from '#ui/Button.tsx';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Notice } from '#ui/Notice.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ProductFile } from './read-file.ts';
import { sendRows } from './send-import.ts';
import type { ImportTask } from './use-import-task.ts';
import { TaskProgress } from './TaskProgress.tsx';

type Props = { file: ProductFile | null; onFile: (file: ProductFile | null) => void; task: ImportTask };

/** The first step: the company and the file. The check that follows changes nothing in the catalogue. */
export function StartImport({ file, onFile, task }: Props) {
  const [company, setCompany] = useState<number | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setSubmitted(true));
    if (company !== null && file) void task.run('check', startCheck(company, file));
    else focusFirstError(event.currentTarget);
  };
  return (
    <form className="form-sheet" onSubmit={check} noValidate>
      {task.failure && <Notice tone="bad">{task.failure}</Notice>}
      {task.running && file && <TaskProgress task={task} rows={file.rows.length} />}
      <FormSection title="Import">
        <CompanySelect
          label="Company"
          name="company_id"
          noneLabel="Choose a company"
          value={company}
          onChange={setCompany}
          {...(submitted && company === null ? { error: 'Choose the company.' } : {})}
        />
        <ChooseFile file={file} onFile={onFile} isMissing={submitted && !file} />
        <div className="import-file">
          <Button kind="primary" type="submit" busy={task.running !== null} busyText="Checking…">
            Check the file
          </Button>
          <p className="field-hint">The check shows what each row will do. It does not change the catalogue.</p>
        </div>
      </FormSection>
    </form>
  );
}

/** Registers the import, shows it, and sends the rows that the server does not have yet. */
function startCheck(company_id: number, file: ProductFile): Parameters<ImportTask['run']>[1] {
  return async (onProgress, signal) => {
    const { name, fingerprint, columns, rows } = file;
    const body = { company_id, file_name: name, fingerprint, columns, rows: rows.length };
    const { id, last_row } = await call(startImportEndpoint, { body });
    // From now on a reload finds the import.
    writeSearch({ id }, { push: true });
    await sendRows(id, rows, last_row, onProgress, signal);
  };
}
