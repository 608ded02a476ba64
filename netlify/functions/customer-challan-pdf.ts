import type { Config } from '@netlify/functions';
import { getChallanPdfEndpoint } from '#contracts/invoices/challans.ts';
import { getChallanPdf } from '#server/invoices/challan-pdf.ts';
import { handle } from '#server/platform/handle.ts';

export default handle(getChallanPdfEndpoint, ({ actor, query }) => getChallanPdf(actor, query.id));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/customer/challan-pdf'], method: 'GET' };
