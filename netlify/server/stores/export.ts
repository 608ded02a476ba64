import type { StockCountRow } from '#contracts/stores/counts.ts';
import type { PurchaseOrderRow } from '#contracts/stores/purchase-orders.ts';
import type { ItemStock } from '#contracts/stores/stock.ts';
import type { Vendor } from '#contracts/stores/vendors.ts';
import { exportOf, formatSheetTime } from '../platform/csv-export.ts';
import { listPurchaseOrders } from './purchase-orders.ts';
import { listStockCounts } from './stock-counts.ts';
import { listItemStock } from './stock-list.ts';
import { listVendors } from './vendors.ts';

export const exportItemStock = exportOf('stock', listItemStock, [
  ['SKU', ({ sku }: ItemStock) => sku],
  ['Name', ({ name }) => name],
  ['Bin', ({ bin }) => bin],
  ['Unit', ({ unit }) => unit],
  ['On hand', ({ on_hand }) => on_hand],
  ['Allocated', ({ allocated }) => allocated],
  ['Free', ({ free }) => free],
  ['Short', ({ short }) => short],
  ['On order', ({ on_order }) => on_order?.qty ?? 0],
  ['Due', ({ on_order }) => on_order?.due_on ?? null],
  ['Reorder level', ({ reorder_level }) => reorder_level],
]);

export const exportVendors = exportOf('vendors', listVendors, [
  ['Name', ({ name }: Vendor) => name],
  ['GST number', ({ gstin }) => gstin],
  ['State', ({ state }) => state],
  ['Address', ({ address }) => address],
  ['Contact', ({ contact_name }) => contact_name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Payment days', ({ payment_days }) => payment_days],
  ['Lead days', ({ lead_days }) => lead_days],
  ['Note', ({ note }) => note],
  ['Active', ({ active }) => active],
]);

export const exportPurchaseOrders = exportOf('purchase-orders', listPurchaseOrders, [
  ['Number', ({ number }: PurchaseOrderRow) => number],
  ['Vendor', ({ vendor }) => vendor],
  ['Status', ({ status }) => status],
  ['Date', ({ date }) => date],
  ['Due', ({ due_on }) => due_on],
  ['Lines', ({ lines }) => lines],
  ['Value before tax', ({ value }) => value],
]);

export const exportStockCounts = exportOf('stock-counts', listStockCounts, [
  ['Number', ({ code }: StockCountRow) => code],
  ['Counted', ({ scope }) => scope],
  ['Status', ({ status }) => status],
  ['Started', ({ started_at }) => formatSheetTime(started_at)],
  ['Started by', ({ started_by }) => started_by],
  ['Posted', ({ posted_at }) => formatSheetTime(posted_at)],
  ['Lines', ({ lines }) => lines],
  ['Lines counted', ({ counted }) => counted],
  ['Differences', ({ differences }) => differences],
  ['Value at cost', ({ value }) => value],
]);
