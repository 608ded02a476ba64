import { type SubmitEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { writeSearch } from '#client/url-search.ts';
import { startImportEndpoint } from '#contracts/product-import.ts';
import { Button } from '#ui/Button.tsx';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { DeskSection } from '#ui/DeskSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import type { ProductFile } from './read-file.ts';
import { sendRows } from './send-import.ts';
import type { Work } from './use-work.ts';
import { WorkBar } from './WorkBar.tsx';

type Props = { file: ProductFile | null; onFile: (file: ProductFile | null) => void; work: Work };

/** The first step: whose catalogue, and which file. The check that follows writes nothing. */
export function StartImport({ file, onFile, work }: Props) {
  const [company, setCompany] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (company !== null && file) void work.run('check', checkOf(company, file));
  };
  return (
    <form className="desk-form" onSubmit={check} noValidate>
      {work.failure && <Notice tone="bad">{work.failure}</Notice>}
      {work.doing && file && <WorkBar work={work} of={{ rows: file.rows.length, counts: null }} />}
      <DeskSection title="Import">
        <CompanySelect
          label="Company"
          name="company_id"
          none="Choose a company"
          value={company}
          onChange={setCompany}
          {...(asked && company === null ? { error: 'Choose the company.' } : {})}
        />
        <ChooseFile file={file} onFile={onFile} />
        {asked && !file && <p className="field-error">Choose a file.</p>}
        <div className="import-file">
          <Button kind="primary" type="submit" busy={work.doing !== null} busyText="Checking…">
            Check the file
          </Button>
          <p className="field-hint">The check says what each row would do. It changes nothing in the catalogue.</p>
        </div>
      </DeskSection>
    </form>
  );
}

/** Sends what the server does not have yet, then shows the import. */
function checkOf(company_id: number, file: ProductFile): Parameters<Work['run']>[1] {
  return async (told, signal) => {
    const { name, fingerprint, columns, rows } = file;
    const body = { company_id, file_name: name, fingerprint, columns, rows: rows.length };
    const { id, last_row } = await call(startImportEndpoint, { body });
    // From here on a reload finds the import again.
    writeSearch({ id }, { push: true });
    await sendRows(id, rows, last_row, told, signal);
  };
}
