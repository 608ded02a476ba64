import { describePack, type Priced } from '#contracts/catalog/pack.ts';
import './pack-price.css';

/** On a line below a unit price: the pack, and what one of its pieces costs. Nothing for a product without a pack. */
export function PackPrice({ product }: { product: Priced }) {
  const text = describePack(product);
  return text && <span className="pack-price quiet small">{text}</span>;
}
