import type { Api } from '../api.ts';
import type { Example } from '../endpoints.ts';
import { openGstRows } from '../gst-rows.ts';

/** Valid parameters for the calls on GST files, in a month of their own. */
export async function addGstExamples(api: Api): Promise<Record<string, Example>> {
  const { addDocument } = await openGstRows(api);
  const id = await addDocument({ number: 'GX/2627/000001', date: '2026-07-05' });
  const transport = { mode: 'road', distance: 0, vehicle: 'RJ14GB1234' };
  const registration = { typ: 'INV', number: 'T/1', irn: 'ab'.repeat(32), ack_no: null, ack_at: null, irn_qr: null };
  return {
    '/api/admin/accounts-closing': { query: 'period=2026-07' },
    // A day before all other examples.
    '/api/admin/accounts-lock': { body: () => ({ locked_until: '1990-01-01', was: null, reason: 'Filed' }) },
    '/api/admin/report': { query: 'report=sales&by=company' },
    '/api/admin/report-export': { query: 'report=margin&by=product' },
    '/api/admin/gst-return': { query: 'month=2026-07' },
    '/api/admin/gst-return-table': { query: 'month=2026-07&table=b2b' },
    '/api/admin/gst-return-export': { query: 'month=2026-07&table=hsn' },
    '/api/admin/gst-return-json': { query: 'month=2020-04' },
    '/api/admin/einvoice-list': { query: 'month=2026-07' },
    '/api/admin/einvoice-file': { query: `ids=${id}` },
    '/api/admin/einvoice-results': { body: () => ({ registrations: [registration] }) },
    '/api/admin/eway-file': { body: () => ({ consignments: [{ shipment_id: 1, ...transport }] }) },
    '/api/admin/tally-month': { query: 'month=2026-07' },
    '/api/admin/tally-masters': { query: 'month=2026-07' },
    '/api/admin/tally-vouchers': { query: 'month=2026-07' },
  };
}
