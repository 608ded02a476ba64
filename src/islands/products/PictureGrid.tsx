import { type DragEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProductImage } from '#ui/ProductImage.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type Picture, withMove, withoutPicture, withPrimary } from './product-draft.ts';

type Props = { images: Picture[]; onChange: (change: (images: Picture[]) => Picture[]) => void };

/** The pictures in their order: each is primary or can be made so, moved (dragged, or by its two arrows), described, removed. */
export function PictureGrid({ images, onChange }: Props) {
  const describe = (index: number, alt: string) =>
    onChange((before) => before.map((image, at) => (at === index ? { ...image, alt } : image)));
  const [dragged, setDragged] = useState<number | null>(null);
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged === index) return;
    onChange((before) => withMove(before, dragged, index - dragged));
    setDragged(index);
  };
  return (
    <ol className="pictures">
      {images.map(({ url, alt, is_primary }, index) => (
        <li
          key={url}
          className="picture"
          data-primary={is_primary === 1 || undefined}
          data-dragged={dragged === index || undefined}
          onDragOver={(event) => dragOver(event, index)}
          onDrop={(event) => dragged !== null && event.preventDefault()}
        >
          <div
            className="picture-handle"
            draggable
            title="Drag to change the order"
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(index);
            }}
            onDragEnd={() => setDragged(null)}
          >
            <ProductImage src={url} alt={alt || `Image ${index + 1}`} />
          </div>
          <div className="picture-tools">
            {is_primary ? (
              <span className="picture-primary">Primary</span>
            ) : (
              <Button small kind="quiet" onClick={() => onChange((before) => withPrimary(before, index))}>
                Make primary
              </Button>
            )}
            <Button small kind="quiet" onClick={() => onChange((before) => withoutPicture(before, index))}>
              Remove<span className="visually-hidden"> image {index + 1}</span>
            </Button>
            <span className="picture-moves">
              <Button
                small
                kind="quiet"
                aria-label={`Move image ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => onChange((before) => withMove(before, index, -1))}
              >
                <Icon name="left" />
              </Button>
              <Button
                small
                kind="quiet"
                aria-label={`Move image ${index + 1} back`}
                disabled={index === images.length - 1}
                onClick={() => onChange((before) => withMove(before, index, 1))}
              >
                <Icon name="right" />
              </Button>
            </span>
          </div>
          <TextInput
            label={`Image ${index + 1} shows`}
            optional
            name={`images.${index}.alt`}
            maxLength={200}
            value={alt}
            onChange={(event) => describe(index, event.target.value)}
          />
        </li>
      ))}
    </ol>
  );
}
