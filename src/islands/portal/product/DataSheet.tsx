import type { Product } from '#contracts/catalog/get.ts';
import { drawingOf } from '#widgets/products/drawing-of.ts';
import { SizedDrawing, useHasDimensions } from '#widgets/products/SizedDrawing.tsx';
import { formatSold } from '#contracts/catalog/pack.ts';

/** The details that a purchase order needs, then the product's own attributes. */
export function DataSheet({ product }: { product: Product }) {
  const { hsn, gst_rate, unit, pack, stock, attributes, description, cross_references } = product;
  const rows: [string, string][] = [
    ['HSN', hsn ?? '–'],
    ['GST', gst_rate === null ? 'No rate' : `${gst_rate}%`],
    ['Unit', unit],
    ['Pack', pack ?? 'Single unit'],
    ['Stock', formatSold(stock, product)],
    ...Object.entries(attributes),
    ...(cross_references.length > 0 ? [['Replaces', cross_references.join(', ')] satisfies [string, string]] : []),
  ];
  return (
    <section className="data-sheet" aria-labelledby="data-sheet-title">
      <h2 id="data-sheet-title" className="section-rule">
        Data sheet
      </h2>
      {description && <p className="data-sheet-words">{description}</p>}
      <dl className="sheet">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={label === 'HSN' ? 'code' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <DimensionDrawing product={product} />
    </section>
  );
}

/** The line drawing with the product's own dimensions; nothing where the drawing has none of them. */
function DimensionDrawing({ product }: { product: Product }) {
  const slug = drawingOf(product, product.name);
  return slug && product.dimensions.length > 0 ? <Dimensions slug={slug} dimensions={product.dimensions} /> : null;
}

function Dimensions({ slug, dimensions }: { slug: string; dimensions: Product['dimensions'] }) {
  if (!useHasDimensions(slug, dimensions)) return null;
  return (
    <figure className="data-sheet-drawing">
      <SizedDrawing slug={slug} dimensions={dimensions} />
      <figcaption className="quiet small">Dimensions in mm unless stated. Not to scale.</figcaption>
    </figure>
  );
}
