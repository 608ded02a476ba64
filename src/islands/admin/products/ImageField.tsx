import { type RefObject, useId, useRef, useState } from 'react';
import { MAX_PRODUCT_IMAGES } from '#contracts/catalog/admin.ts';
import { IMAGE_ACCEPT } from '#contracts/catalog/images.ts';
import { Notice } from '#ui/Notice.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import type { FormImage } from './product-draft.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { Upload, useUploads } from './use-uploads.ts';

type Props = {
  images: FormImage[];
  onChange: (change: (images: FormImage[]) => FormImage[]) => void;
  uploading: ReturnType<typeof useUploads>;
};

/** The product's images: dropped or chosen, several at once, with upload progress (specification §2, §8). */
export function ImageField({ images, onChange, uploading }: Props) {
  /** Files of the last selection beyond the limit. */
  const [rejected, setRejected] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, errors, add } = uploading;
  const room = MAX_PRODUCT_IMAGES - images.length - uploads.length;
  const addFiles = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length === 0) return;
    const accepted = chosen.slice(0, Math.max(0, room));
    setRejected(chosen.length - accepted.length);
    void add(accepted);
  };
  return (
    <>
      <DropZone input={input} room={room} onFiles={addFiles} />
      {uploads.length > 0 && <UploadList uploads={uploads} />}
      {rejected > 0 && (
        <Notice tone="bad">
          {`${rejected} ${rejected === 1 ? 'image was' : 'images were'} not added: a product can have at most ${MAX_PRODUCT_IMAGES}.`}
        </Notice>
      )}
      {errors.map((error) => (
        <Notice key={error} tone="bad">
          {error}
        </Notice>
      ))}
      {images.length === 0 ? (
        <p className="quiet">No images yet.</p>
      ) : (
        <ImageGrid
          images={images}
          onChange={onChange}
          onRemoved={(remaining) => {
            // There is room again.
            setRejected(0);
            if (remaining === 0) input.current?.focus();
          }}
        />
      )}
    </>
  );
}

type DropZoneProps = {
  input: RefObject<HTMLInputElement | null>;
  /** How many more images the product can have. */
  room: number;
  onFiles: (files: FileList | null) => void;
};

function DropZone({ input, room, onFiles }: DropZoneProps) {
  const id = useId();
  const isDragging = useFileDrop(onFiles);
  return (
    <div className="drop" data-over={isDragging || undefined}>
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
            onFiles(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {room > 0
          ? `Or drop them here: JPG, PNG or WebP, up to 4 MB each. Room for ${room} more.`
          : `A product can have at most ${MAX_PRODUCT_IMAGES} images.`}
      </p>
    </div>
  );
}

function UploadList({ uploads }: { uploads: Upload[] }) {
  return (
    <ul className="uploads" aria-label="Uploads">
      {uploads.map(({ key, name, progress }) => (
        <li key={key} className="upload">
          <span>{name}</span>
          <progress max={1} value={progress} aria-label={`Upload of ${name}`} />
          <span>{Math.round(progress * 100)}%</span>
        </li>
      ))}
    </ul>
  );
}
