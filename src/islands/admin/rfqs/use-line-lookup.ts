import { type Dispatch, useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { getAdminProductEndpoint } from '#contracts/catalog/admin.ts';
import { findQuoteProductsEndpoint, type QuoteProduct } from '#contracts/quotes/products.ts';
import { toast } from '#ui/toast.ts';
import type { EditorAction } from './editor-state.ts';
import { pastedLines, pastedSkus } from './paste-lines.ts';
import { type DraftLine, fieldsFromProduct } from './quote-draft.ts';

/** The line and text for which the catalogue is searched. */
interface Lookup {
  key: string;
  q: string;
}

/** Fills lines from the company's catalogue: by a chosen product, a typed SKU, or pasted rows. */
export function useLineLookup(companyId: number, dispatch: Dispatch<EditorAction>) {
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const [reading, setReading] = useState(false);

  /** Fills a line with a product that was chosen for it. */
  const pick = async (line: DraftLine, productId: number) => {
    setLookup(null);
    try {
      const { product } = await call(getAdminProductEndpoint, { query: { id: productId } });
      dispatch({ type: 'fillProduct', key: line.key, sku: line.sku, fields: fieldsFromProduct(product, line.qty) });
    } catch (error) {
      report(error);
    }
  };

  /** Fills a line whose SKU is that of one product. Otherwise it stays free text. */
  const findSku = async ({ key, sku, product_id, qty }: DraftLine) => {
    if (product_id !== null || sku.trim() === '') return;
    const product = (await findAll(companyId, [sku]).catch(report))?.get(sku);
    if (product) dispatch({ type: 'fillProduct', key, sku, fields: fieldsFromProduct(product, qty) });
  };

  /** Adds pasted rows below a line. Without the catalogue they are added as written. */
  const paste = async (text: string, after: string) => {
    setReading(true);
    const found = (await findAll(companyId, pastedSkus(text)).catch(report)) ?? new Map<string, QuoteProduct>();
    dispatch({ type: 'insertLines', after, lines: pastedLines(text, found) });
    setReading(false);
  };

  return { lookup, setLookup, reading, pick, findSku, paste };
}

async function findAll(company_id: number, skus: string[]): Promise<Map<string, QuoteProduct>> {
  const known = skus.filter((sku) => sku.trim() !== '' && sku.length <= 100);
  if (known.length === 0) return new Map();
  const { products } = await call(findQuoteProductsEndpoint, { body: { company_id, skus: known } });
  return new Map(products.flatMap((product, at) => (product ? [[known[at]!, product] as const] : [])));
}

function report(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
  toast(`The catalogue could not be read: ${error.message}`, { tone: 'bad' });
}
