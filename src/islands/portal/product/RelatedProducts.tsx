import type { Product } from '#contracts/catalog/get.ts';
import type { getRelatedEndpoint, Related } from '#contracts/catalog/related.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { useRead } from '#ui/use-read.ts';
import { PastPrices } from './PastPrices.tsx';
import { RelatedTable } from './RelatedTable.tsx';
import { VariantTable } from './VariantTable.tsx';

type Read = ReturnType<typeof useRead<typeof getRelatedEndpoint>>;

/** Other sizes, alternatives unless they are shown above, what is bought with a product and what was paid for it; each only if there is any. */
export function RelatedProducts({ read, hasAlternatives }: { read: Read; hasAlternatives: boolean }) {
  const { data, error } = read;
  if (!data) {
    return error && hasAlternatives ? (
      <div className="product-part">
        <ReadError read={read} />
      </div>
    ) : null;
  }
  return (
    <>
      <VariantTable {...data.variants} />
      {hasAlternatives && <Alternatives alternatives={data.alternatives} title="Alternatives" />}
      <RelatedTable
        title="Bought with this"
        noteLabel="Orders"
        rows={data.bought_with.map((row) => ({ ...row, note: `Together in ${row.orders} of your orders` }))}
      />
      <PastPrices prices={data.past_prices} />
    </>
  );
}

/** What can be ordered in place of a product that cannot. */
export function Replacements({ product, read }: { product: Product; read: Read }) {
  const { data, error } = read;
  if (data && data.alternatives.length > 0) {
    return <Alternatives alternatives={data.alternatives} title="Available instead" />;
  }
  return (
    <section className="product-part" aria-labelledby="replacements-title">
      <h2 id="replacements-title" className="section-rule">
        Available instead
      </h2>
      {data && (
        <p>
          No similar product is in stock. <a href={`/portal/rfqs/new?product=${product.id}`}>Ask us for one</a>
        </p>
      )}
      {!data && (error ? <ReadError read={read} /> : <Skeleton className="related-skeleton" />)}
    </section>
  );
}

function Alternatives({ alternatives, title }: { alternatives: Related['alternatives']; title: string }) {
  return (
    <RelatedTable
      title={title}
      noteLabel="Differences"
      rows={alternatives.map((row) => ({ ...row, note: row.differences }))}
    />
  );
}
