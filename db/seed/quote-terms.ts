import type { Client } from '@neondatabase/serverless';
import { insertRows } from './insert-rows.ts';

/** The terms library of the demo. */
export async function insertQuoteTerms(client: Client): Promise<void> {
  const terms = (name: string, body: string) => ({ name, body });
  await insertRows(client, 'quote_terms', [
    terms('Payment: 30 days', 'Payment within 30 days from the invoice date.'),
    terms('Payment: advance', '50% advance with the order, the balance against proforma before dispatch.'),
    terms('Delivery: door delivery', 'Delivery to the address above, unloading by the buyer.'),
    terms('Warranty: 12 months', 'Manufacturer’s warranty of 12 months from dispatch against defects of material.'),
    terms('Price validity', 'Prices are valid for the quoted quantities until the last day of validity.'),
  ]);
}
