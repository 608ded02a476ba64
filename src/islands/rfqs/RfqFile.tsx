import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { getRfqAttachmentEndpoint } from '#contracts/rfqs.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/toast.ts';

/** The file that goes with an RFQ. Its link works for a minute, so it is asked for when it is followed. */
export function RfqFile({ id, name }: { id: number; name: string }) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const { url } = await call(getRfqAttachmentEndpoint, { query: { id } });
      // The store serves it as a download, so the page stays.
      location.assign(url);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The file was not fetched. Try again.', { tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <section>
      <h2 className="section-rule">Attachment</h2>
      <p className="cluster">
        <span className="rfq-file-name">{name}</span>
        <Button small className="no-print" busy={busy} onClick={() => void fetchFile()}>
          <Icon name="download" /> Download
        </Button>
      </p>
    </section>
  );
}
