import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { download } from '#client/download.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { toast } from '#ui/toast.ts';

/** The PDF of one row: a button that looks like the link it would be, were a plain link to carry the caller's token. */
export function PdfLink({ id, inv, endpoint }: { id: number; inv: string; endpoint: Endpoint }) {
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      await download(endpoint, { id }, 'invoice.pdf');
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The file was not saved. Try again.', { tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <button type="button" className="invoice-pdf" disabled={busy} onClick={() => void fetchFile()}>
      PDF<span className="visually-hidden"> of {inv}</span>
    </button>
  );
}
