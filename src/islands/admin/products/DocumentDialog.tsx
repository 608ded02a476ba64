import { useState } from 'react';
import { DOCUMENT_KINDS, type DocumentKind, documentKindLabel } from '#contracts/catalog/document-kinds.ts';
import {
  AddDocument,
  addDocumentEndpoint,
  DOCUMENT_ACCEPT,
  WRONG_DOCUMENT_TYPE,
} from '#contracts/catalog/documents.ts';
import { FILE_TOO_LARGE, hasExtension } from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { bindFields } from '#ui/forms/bind-fields.ts';
import { FileField } from '#ui/forms/FileField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { useAction } from '#ui/use-action.ts';

type Draft = { kind: DocumentKind; title: string; language: string };

/** Adds a document to a product's item. */
export function DocumentDialog({ product_id, onClose }: { product_id: number; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ kind: 'data sheet', title: '', language: '' });
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const { submit, busy, errors, failure, edited } = useAction(addDocumentEndpoint, onClose);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const bind = bindFields(draft, change, { errors, edited });
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    edited('file');
    const found = problemWith(chosen);
    setProblem(found);
    setFile(found ? null : chosen);
    // Most files are named after what they are.
    if (!found && draft.title === '') change({ title: titleOf(chosen.name) });
  };
  // Without a file, the schema's message asks for one.
  const send = () => void submit({ ...draft, product_id: String(product_id), file: file as File });
  return (
    <FormDialog
      title="Add a document"
      onClose={onClose}
      onSubmit={send}
      submitLabel="Add document"
      busy={busy}
      busyText="Uploading…"
      failure={failure}
    >
      <FileField
        label="File"
        hint="A PDF, at most 4 MB."
        accept={DOCUMENT_ACCEPT}
        file={file}
        error={problem ?? errors.file}
        onChoose={choose}
      />
      <Select
        name="kind"
        label="Kind"
        value={draft.kind}
        error={errors.kind}
        onChange={(event) => change({ kind: AddDocument.shape.kind.parse(event.target.value) })}
      >
        {DOCUMENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {documentKindLabel[kind]}
          </option>
        ))}
      </Select>
      <TextInput {...bind('title')} label="Title" maxLength={120} autoComplete="off" />
      <TextInput {...bind('language')} label="Language" optional hint="For example English or Hindi." maxLength={40} />
    </FormDialog>
  );
}

function problemWith(file: File): string | undefined {
  if (!hasExtension(file.name, '.pdf')) return WRONG_DOCUMENT_TYPE;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : undefined;
}

const titleOf = (name: string) =>
  name
    .replace(/\.pdf$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120);
