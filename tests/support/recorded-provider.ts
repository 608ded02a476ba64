import { createHash } from 'node:crypto';
import type { EInvoiceProvider, ProviderAnswer } from '#server/gst/einvoice/provider.ts';

/**
 * A stand-in for a GSP with the answers that the sandbox of the portal gives (einv-apisandbox.nic.in, v1.03: success,
 * 2150 duplicate with the first answer, 2270 for an IRN that cannot be cancelled). It keeps what it was sent.
 */
export function recordedProvider() {
  const registered = new Map<string, ProviderAnswer>();
  const cancelled = new Set<string>();
  const calls: string[] = [];
  let serial = 112_010_036_563_310;
  const provider: EInvoiceProvider = {
    generate: async ({ SellerDtls, DocDtls }) => {
      calls.push(DocDtls.No);
      const [, month, year] = DocDtls.Dt.split('/').map(Number) as [number, number, number];
      const start = month >= 4 ? year : year - 1;
      const years = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
      const irn = createHash('sha256').update(`${SellerDtls.Gstin}${years}${DocDtls.Typ}${DocDtls.No}`).digest('hex');
      if (DocDtls.No.endsWith('999999')) return { ok: false, code: '2240', message: 'GST rate of item 1 is invalid' };
      const first = registered.get(irn);
      if (first) return first;
      const answer: ProviderAnswer = {
        ...{ ok: true, typ: DocDtls.Typ, number: DocDtls.No, irn, ack_no: String(++serial) },
        ...{ ack_at: '2026-11-05T08:33:00.000Z', irn_qr: `eyJhbGciOiJSUzI1NiJ9.${irn}.sig` },
      };
      registered.set(irn, answer);
      return answer;
    },
    cancel: async (irn) => {
      if (!registered.has(irn) || cancelled.has(irn))
        return { ok: false, code: '2270', message: 'The IRN cannot be cancelled' };
      cancelled.add(irn);
      return { ok: true };
    },
  };
  return { provider, calls };
}
