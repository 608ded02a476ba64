import type { MouseEvent } from 'react';
import type * as z from 'zod/mini';
import type { suggestEndpoint } from '#contracts/catalog/suggest.ts';
import { LinkOption, type OptionProps } from '#widgets/products/ProductOption.tsx';

type Suggested = z.output<typeof suggestEndpoint.reply>;

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
