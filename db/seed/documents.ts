import type { Client } from '@neondatabase/serverless';
import { insertRows } from './insert-rows.ts';
import { type DemoProduct, readProducts } from './products.ts';

/** A file in the private bucket, with its size in bytes. */
export interface StoredFile {
  file_key: string;
  size: number;
}

/** Items of the demo with a data sheet. Certificates and safety data sheets are their makers' and are not made up. */
const WITH_DATA_SHEET = [
  ...['BRG-6000-ZZ', 'BRG-6205-2RS', 'BRG-6201-ZZ', 'BRG-7210-BEP', 'UCP-212', 'BSB-3505-46', 'SET-CMB-12'],
  ...['DI/PT/ELD-E7018-3.15', 'DI/ELEC/LFL-50W-65', 'DI/IT/BAT-SMF-65', 'KP-LAB-BKR-250ML'],
];

/** Attaches the data sheets to their items as staff would. */
export async function insertDataSheets(
  client: Client,
  dataSheetOf: (product: DemoProduct) => Promise<StoredFile>,
): Promise<void> {
  const products = (['aravalli', 'konkan', 'deccan'] as const).flatMap(readProducts);
  const wanted = products.filter(({ sku }) => WITH_DATA_SHEET.includes(sku));
  const { rows } = await client.query<{ id: string; sku: string }>('select id, sku from items where sku = any ($1)', [
    wanted.map(({ sku }) => sku),
  ]);
  const documents = [];
  for (const { id, sku } of rows) {
    const file = await dataSheetOf(wanted.find((product) => product.sku === sku)!);
    documents.push({
      ...{ item_id: id, kind: 'data sheet', title: `Data sheet ${sku}`, type: 'application/pdf', language: 'English' },
      ...file,
    });
  }
  await insertRows(client, 'item_documents', documents);
}
