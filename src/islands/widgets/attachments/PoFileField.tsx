import { UploadField } from './UploadField.tsx';
import type { Uploads } from './use-uploads.ts';

/** The purchase order as a file, where its number is entered. */
export function PoFileField({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  return (
    <UploadField
      label="PO file"
      name="po_file"
      optional
      hint="PDF, Word, Excel or a photo, at most 4 MB."
      uploads={uploads}
      error={error}
    />
  );
}
