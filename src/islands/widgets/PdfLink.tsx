import { useState } from 'react';
import { ApiError } from '#client/api.ts';
import { download } from '#client/download.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { toast } from '#ui/toast.ts';
import './pdf-link.css';

type Props = { id: number; inv: string; endpoint: Endpoint; label?: string };

/** Downloads the PDF of a row. A button styled as a link, because a plain link would not carry the user's token. */
export function PdfLink({ id, inv, endpoint, label = 'PDF' }: Props) {
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
    <button type="button" className="pdf-link" disabled={busy} onClick={() => void fetchFile()}>
      {label}
      <span className="visually-hidden">{label === 'PDF' ? ` of ${inv}` : ' as a PDF'}</span>
    </button>
  );
}
