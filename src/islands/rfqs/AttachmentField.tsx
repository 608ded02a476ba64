import { type ChangeEvent, useState } from 'react';
import { ATTACHMENT_ACCEPT, FILE_TOO_LARGE, hasEnding, WRONG_ATTACHMENT_TYPE } from '#contracts/files.ts';
import { MAX_UPLOAD_BYTES } from '#contracts/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';

type Props = {
  file: File | null;
  /** Name of a file that was chosen before the form was left: a browser does not keep the file itself. */
  lost: string | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** One file that goes with the RFQ. What the server would refuse for its name or size alone is told at once. */
export function AttachmentField({ file, lost, error, onChange }: Props) {
  const [fault, setFault] = useState<string>();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    const wrong = faultOf(chosen);
    setFault(wrong);
    onChange(wrong ? null : chosen);
  };
  const said =
    fault ?? error ?? (lost && !file ? `Choose ${lost} again: files are not kept with the draft.` : undefined);
  return (
    <Field
      label="Attachment"
      optional
      hint="A drawing, a list or a photo: PDF, Word, Excel, CSV, JPG, PNG or WebP, at most 4 MB."
      {...(said ? { error: said } : {})}
    >
      {(ties) => (
        <span className="cluster rfq-file">
          <label className="button button-secondary file-button">
            {file ? 'Choose another file' : 'Choose a file'}
            <input
              {...ties}
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
                {file.name} <span className="quiet">{sizeOf(file)}</span>
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

function faultOf(file: File): string | undefined {
  if (!hasEnding(file.name, ATTACHMENT_ACCEPT)) return WRONG_ATTACHMENT_TYPE;
  return file.size > MAX_UPLOAD_BYTES ? FILE_TOO_LARGE : undefined;
}

/** `214 KB`, `3.1 MB` */
function sizeOf({ size }: File): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
