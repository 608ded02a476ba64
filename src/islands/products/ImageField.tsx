import { useId, useRef, useState } from 'react';
import { MAX_PRODUCT_IMAGES } from '#contracts/admin-products.ts';
import { IMAGE_ACCEPT } from '#contracts/images.ts';
import { Notice } from '#ui/Notice.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import type { Picture } from './product-draft.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { useUploads } from './use-uploads.ts';

type Props = {
  images: Picture[];
  onChange: (change: (images: Picture[]) => Picture[]) => void;
  uploading: ReturnType<typeof useUploads>;
};

/** The pictures of a product: dropped or chosen, several at once, with progress (specification §2, §8). */
export function ImageField({ images, onChange, uploading }: Props) {
  /** How many files of those last chosen were one too many. */
  const [left, setLeft] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { uploads, faults, add } = uploading;
  const room = MAX_PRODUCT_IMAGES - images.length - uploads.length;
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length === 0) return;
    const taken = chosen.slice(0, Math.max(0, room));
    setLeft(chosen.length - taken.length);
    void add(taken);
  };
  const over = useFileDrop(take);
  return (
    <>
      <div className="drop" data-over={over || undefined}>
        <label className="button button-secondary file-button">
          Upload images
          <input
            ref={input}
            id={id}
            name="images"
            type="file"
            multiple
            className="visually-hidden"
            accept={IMAGE_ACCEPT}
            aria-describedby={`${id}-hint`}
            disabled={room <= 0}
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </label>
        <p id={`${id}-hint`} className="field-hint">
          {room > 0
            ? `Or drop them here. JPG, PNG or WebP, at most 4 MB each, ${room} more.`
            : `${MAX_PRODUCT_IMAGES} images are the most that a product has.`}
        </p>
      </div>
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="Uploads">
          {uploads.map(({ key, name, share }) => (
            <li key={key} className="upload">
              <span>{name}</span>
              <progress max={1} value={share} aria-label={`Upload of ${name}`} />
              <span>{Math.round(share * 100)} %</span>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <Notice tone="bad">
          {`${left} ${left === 1 ? 'was' : 'were'} not taken: ${MAX_PRODUCT_IMAGES} is the most.`}
        </Notice>
      )}
      {faults.map((fault) => (
        <Notice key={fault} tone="bad">
          {fault}
        </Notice>
      ))}
      {images.length === 0 ? (
        <p className="quiet">No images yet.</p>
      ) : (
        <PictureGrid
          images={images}
          onChange={onChange}
          onRemoved={(rest) => {
            // There is room again.
            setLeft(0);
            if (rest === 0) input.current?.focus();
          }}
        />
      )}
    </>
  );
}
