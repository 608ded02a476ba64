import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { formatProductName } from '#client/typeset.ts';
import type { suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { UnitPrice } from '#widgets/prices/UnitPrice.tsx';

type Suggested = z.output<typeof suggestEndpoint.reply>;

type OptionProps = {
  id: string;
  /** Whether it is highlighted. */
  selected: boolean;
  onHover: () => void;
  onClick: () => void;
};

/** A product; its link opens the product, also in a new tab. */
export function ProductOption({ product, ...option }: OptionProps & { product: Suggested['products'][number] }) {
  const { id, sku, material_code, name, image } = product;
  return (
    <LinkOption {...option} href={`/portal/products/${id}`} className="suggestion suggestion-product">
      <ProductImage src={image} alt="" />
      <span className="suggestion-name">{formatProductName(name)}</span>
      <span className="suggestion-code code">{material_code ? `${sku} · ${material_code}` : sku}</span>
      <span className="suggestion-price">
        <UnitPrice product={product} unitClass="quiet small" />
      </span>
    </LinkOption>
  );
}

/** A category or subcategory; choosing it sets the filter. */
export function CategoryOption({
  found,
  onClick,
  ...option
}: OptionProps & { found: Suggested['categories'][number] }) {
  const { category, subcategory, products } = found;
  const query = new URLSearchParams({ category, ...(subcategory ? { subcategory } : {}) });
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onClick();
  };
  return (
    <LinkOption {...option} onClick={choose} href={`/portal/catalog?${query}`} className="suggestion suggestion-plain">
      <span>
        {subcategory ?? category}
        {subcategory && <span className="quiet small"> in {category}</span>}
      </span>
      <span className="suggestion-count">{products.toLocaleString('en-IN')}</span>
    </LinkOption>
  );
}

/** A search made or saved before. The search box keeps the focus and handles the keys. */
export function TextOption({ text, id, selected, onHover, onClick }: OptionProps & { text: string }) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={selected}
      className="suggestion suggestion-plain"
      onMouseMove={onHover}
      onClick={onClick}
    >
      <span>{text}</span>
    </div>
  );
}

type LinkProps = Omit<OptionProps, 'onClick'> & {
  href: string;
  className: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
};

function LinkOption({ id, selected, onHover, ...link }: LinkProps) {
  return <a role="option" id={id} aria-selected={selected} tabIndex={-1} onMouseMove={onHover} {...link} />;
}
