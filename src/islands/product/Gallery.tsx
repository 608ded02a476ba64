import { useState } from 'react';
import type { Product } from '#contracts/product.ts';
import { ProductImage } from '#ui/ProductImage.tsx';

type Props = { name: string; images: Product['images'] };

/** The picture that is looked at, and the others to choose from. */
export function Gallery({ name, images }: Props) {
  const [shown, setShown] = useState(0);
  const image = images[shown];
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
                aria-current={index === shown || undefined}
                onClick={() => setShown(index)}
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
