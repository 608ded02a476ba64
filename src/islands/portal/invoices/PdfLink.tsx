import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { download } from '#client/download.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { toast } from '#ui/toast.ts';

/** Downloads the PDF of a row. A button styled as a link, because a plain link would not carry the user's token. */
export function PdfLink({ id, inv, endpoint }: { id: number; inv: string; endpoint: Endpoint }) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      await download(endpoint, { id }, 'invoice.pdf');
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The download failed. Try again.', { tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <button type="button" className="invoice-pdf" disabled={busy} onClick={() => void fetchFile()}>
      PDF<span className="visually-hidden"> of {inv}</span>
    </button>
  );
}
