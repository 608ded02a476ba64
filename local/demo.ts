import { randomUUID } from 'node:crypto';
import type { SeedWith } from '#db/seed/run.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { readStatement } from '#server/bank/read-statement.ts';
import { taxOn } from '#contracts/catalog/tax-on.ts';
import { isInterState } from '#server/catalog/tax.ts';
import { supplier } from '#site';
import { drawingFor } from '../src/drawings/matching.ts';
import { renderDataSheet } from '../src/print/data-sheet.ts';
import { pictureOf } from './pictures.ts';

/** What the demo data uses of the site: the password hash, product pictures, the tax engine and the reading of bank statements. */
export const seedWith: SeedWith = {
  hashPassword,
  pictureOf,
  readStatement,
  taxOn: (taxable_paise, rate_bp, state) => taxOn(taxable_paise, rate_bp, isInterState(supplier.state, { state })),
};

type Store = (key: string, body: Buffer, headers: Record<string, string>) => Promise<{ size: number }>;

/** Prints the data sheet of a demo product from its own attributes and stores it as an uploaded document is stored. */
export const dataSheetOf =
  (store: Store): SeedWith['dataSheetOf'] =>
  async (product) => {
    const { category, subcategory, sku, name } = product;
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    const drawing = drawingFor(category, subcategory, name)!;
    const file = await renderDataSheet({ ...product, drawing, date });
    const file_key = `documents/${randomUUID()}`;
    const filename = encodeURIComponent(`Data sheet ${sku.replaceAll('/', '-')}.pdf`);
    const { size } = await store(file_key, file, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${filename}`,
      'cache-control': 'private, no-store',
    });
    return { file_key, size };
  };
