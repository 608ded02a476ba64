import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import './product-image.css';

type Props = { src: string | null; alt: string; className?: string };

/** A product image in a frame of fixed shape; `No image` where there is none or it fails to load. */
export function ProductImage({ src, alt, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classNames('product-image', className)}>
      {src && failed !== src ? (
        <img
          src={src}
          alt={alt}
          width="400"
          height="300"
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className="product-image-none">No image</span>
      )}
    </span>
  );
}
