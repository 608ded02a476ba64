import { useState } from 'react';
import { getAttachmentEndpoint } from '#contracts/attachments/attachments.ts';
import { exportPersonEndpoint, type HeldData } from '#contracts/privacy/person.ts';
import { getResumeEndpoint } from '#contracts/visitors/application-admin.ts';
import { getEnquiryAttachmentEndpoint } from '#contracts/visitors/enquiry-admin.ts';
import { Button } from '#ui/Button.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { PrivateFile } from '#widgets/PrivateFile.tsx';
import { EraseDialog } from './EraseDialog.tsx';

const calls = {
  resume: getResumeEndpoint,
  enquiry: getEnquiryAttachmentEndpoint,
  attachment: getAttachmentEndpoint,
};

/** Downloads of everything held, and the erasure. */
export function PersonActions({ held }: { held: HeldData }) {
  const [erasing, setErasing] = useState(false);
  const { email, files, account } = held;
  return (
    <div className="stack stack-tight no-print">
      <div className="cluster">
        <DownloadButton endpoint={exportPersonEndpoint} query={{ email, format: 'text' }} name="personal-data.txt">
          Download as text
        </DownloadButton>
        <DownloadButton endpoint={exportPersonEndpoint} query={{ email, format: 'json' }} name="personal-data.json">
          Download as JSON
        </DownloadButton>
        {(account === null || account.role === 'customer') && (
          <Button kind="danger" onClick={() => setErasing(true)}>
            Erase
          </Button>
        )}
      </div>
      {files.length > 0 && (
        <div className="cluster" role="group" aria-labelledby="person-files">
          <strong id="person-files">Files</strong>
          {files.map(({ kind, id, name }) => (
            <PrivateFile key={`${kind} ${id}`} endpoint={calls[kind]} id={id} name={name} />
          ))}
        </div>
      )}
      {erasing && <EraseDialog held={held} onClose={() => setErasing(false)} />}
    </div>
  );
}
