import { useState } from 'react';
import type { Product } from '#contracts/catalog/get.ts';
import { ProductImage } from '#widgets/products/ProductImage.tsx';

type Props = { name: string; images: Product['images'] };

/** The selected image, and thumbnails of all. */
export function Gallery({ name, images }: Props) {
  const [selected, setSelected] = useState(0);
  const image = images[selected];
  return (
    <div className="gallery">
      <ProductImage className="gallery-main" src={image?.url ?? null} alt={image?.alt ?? name} />
      {images.length > 1 && (
        <ul className="gallery-others" aria-label="Pictures">
          {images.map(({ url, alt }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={alt ?? `Picture ${index + 1}`}
                aria-current={index === selected || undefined}
                onClick={() => setSelected(index)}
              >
                <ProductImage src={url} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
