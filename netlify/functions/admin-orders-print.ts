import type { Config } from '@netlify/functions';
import { printOrdersEndpoint } from '#contracts/orders/documents.ts';
import { printOrders } from '#server/orders/order-pdf.ts';
import { printPackingSlips } from '#server/orders/packing-slip.ts';
import { printPickList } from '#server/orders/pick-list.ts';
import { handle } from '#server/platform/handle.ts';

const print = { sheets: printOrders, 'packing slips': printPackingSlips, 'pick list': printPickList };

export default handle(printOrdersEndpoint, ({ actor, query }) => print[query.document](actor, query.ids));

// Netlify reads this object from the source text: keep it a plain literal.
export const config: Config = { path: ['/api/admin/orders-print'], method: 'GET' };
