import { type ChangeEvent, useState } from 'react';
import {
  ATTACHMENT_ACCEPT,
  FILE_TOO_LARGE,
  formatFileSize,
  hasExtension,
  WRONG_ATTACHMENT_TYPE,
} from '#contracts/fields/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';

type Props = {
  file: File | null;
  /** The name of a file chosen before the form was left: the file itself cannot be stored. */
  draftFileName: string | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** The attachment of an RFQ. Its type and size are checked before it is sent. */
export function AttachmentField({ file, draftFileName, error, onChange }: Props) {
  const [invalid, setInvalid] = useState<string>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const problem = problemWith(chosen);
    setInvalid(problem);
    onChange(problem ? null : chosen);
  };
  const message =
    invalid ??
    error ??
    (draftFileName && !file ? `Choose ${draftFileName} again. Files are not saved with the draft.` : undefined);
  return (
    <Field
      label="Attachment"
      optional
      hint="A drawing, a list or a photo: PDF, Word, Excel, CSV, JPG, PNG or WebP, at most 4 MB."
      {...(message ? { error: message } : {})}
    >
      {(attributes) => (
        <span className="cluster rfq-file">
          <label className="button button-secondary file-button">
            {file ? 'Choose another file' : 'Choose a file'}
            <input
              {...attributes}
              type="file"
              name="attachment"
              className="visually-hidden"
              accept={ATTACHMENT_ACCEPT}
              onChange={choose}
            />
          </label>
          {file && (
            <>
              <span className="rfq-file-name">
                {file.name} <span className="quiet">{formatFileSize(file.size)}</span>
              </span>
              <Button kind="quiet" onClick={() => onChange(null)}>
                Remove file
              </Button>
            </>
          )}
        </span>
      )}
    </Field>
  );
}

function problemWith(file: File): string | undefined {
  if (!hasExtension(file.name, ATTACHMENT_ACCEPT)) return WRONG_ATTACHMENT_TYPE;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : undefined;
}
