import { useState } from 'react';
import { ATTACHMENT_ACCEPT } from '#contracts/fields/files.ts';
import { Button } from '#ui/Button.tsx';
import { FileField } from '#ui/forms/FileField.tsx';
import { attachmentFault } from './attachments/attachment-fault.ts';

type Props = {
  file: File | null;
  /** The name of a file chosen before the form was left: the file itself cannot be stored. */
  draftFileName: string | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

/** The attachment of an RFQ or a message. Its type and size are checked before it is sent. */
export function AttachmentField({ file, draftFileName, error, onChange }: Props) {
  const [invalid, setInvalid] = useState<string>();
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = attachmentFault(chosen);
    setInvalid(problem);
    onChange(problem ? null : chosen);
  };
  const message =
    invalid ??
    error ??
    (draftFileName && !file ? `Choose ${draftFileName} again. Files are not saved with the draft.` : undefined);
  return (
    <FileField
      label="Attachment"
      name="attachment"
      optional
      hint="A drawing, a list or a photo: PDF, Word, Excel, CSV, JPG, PNG or WebP, at most 4 MB."
      accept={ATTACHMENT_ACCEPT}
      file={file}
      error={message}
      onChoose={choose}
    >
      <Button kind="quiet" onClick={() => onChange(null)}>
        Remove file
      </Button>
    </FileField>
  );
}
