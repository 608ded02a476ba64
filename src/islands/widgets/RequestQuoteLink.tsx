import type { CatalogProduct } from '#contracts/catalog/list.ts';

type Props = {
  product: Pick<CatalogProduct, 'id' | 'name'>;
  kind?: 'primary' | 'secondary';
  className?: string;
  label?: string;
};

/** In place of Add to Cart: opens a new RFQ for a product that has to be quoted before it can be ordered. */
export function RequestQuoteLink({
  product: { id, name },
  kind = 'secondary',
  className = '',
  label = 'Request a quote',
}: Props) {
  return (
    <a
      className={`button button-${kind} ${className}`.trim()}
      href={`/portal/rfqs/new?product=${id}`}
      aria-label={`Request a quote: ${name}`}
    >
      {label}
    </a>
  );
}
