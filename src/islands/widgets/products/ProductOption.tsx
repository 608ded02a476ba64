import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { formatProductName } from '#client/typeset.ts';
import type { suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { UnitPrice } from '../prices/UnitPrice.tsx';
import { ProductImage } from './ProductImage.tsx';
import './suggestions.css';

export type OptionProps = {
  id: string;
  /** Whether it is highlighted. */
  selected: boolean;
  onHover: () => void;
  onClick: () => void;
};

export type SuggestedProduct = z.output<typeof suggestEndpoint.reply>['products'][number];

type ProductProps = Omit<OptionProps, 'onClick'> & {
  product: SuggestedProduct;
  /** Prevents the default if it does not open the product. */
  onClick: (event: MouseEvent) => void;
};

/** A product; its link opens the product, also in a new tab. */
export function ProductOption({ product, ...option }: ProductProps) {
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

type LinkProps = Omit<OptionProps, 'onClick'> & {
  href: string;
  className: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
};

/** An option that is a link; the box keeps the focus. */
export function LinkOption({ id, selected, onHover, ...link }: LinkProps) {
  return <a role="option" id={id} aria-selected={selected} tabIndex={-1} onMouseMove={onHover} {...link} />;
}
