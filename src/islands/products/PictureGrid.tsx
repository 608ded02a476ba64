import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProductImage } from '#ui/ProductImage.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { type Picture, withMove, withoutPicture, withPrimary } from './product-draft.ts';

type Props = {
  images: Picture[];
  onChange: (change: (images: Picture[]) => Picture[]) => void;
  /** Says how many are left. */
  onRemoved: (rest: number) => void;
};

type Act = 'primary' | 'remove' | 'forward' | 'back';

/** The pictures in their order: each is primary or can be made so, moved (dragged, or by its two arrows), described, removed. */
export function PictureGrid({ images, onChange, onRemoved }: Props) {
  const list = useRef<HTMLOListElement>(null);
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
  /** The focus goes to the same button of the picture that then stands at `next`: its own may be gone, moved or disabled. */
  const act = (name: Act, change: (images: Picture[]) => Picture[], next: number) => {
    flushSync(() => onChange(change));
    const picture = list.current?.children[Math.min(next, list.current.children.length - 1)];
    const buttons = [name, 'forward', 'back'].map((one) =>
      picture?.querySelector<HTMLElement>(`[data-act=${one}]:enabled`),
    );
    buttons.find(Boolean)?.focus();
  };
  const remove = (index: number) => {
    act('remove', (before) => withoutPicture(before, index), index);
    onRemoved(images.length - 1);
  };
  return (
    <ol ref={list} className="pictures">
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
              <Button
                small
                kind="quiet"
                data-act="primary"
                aria-label={`Make primary: image ${index + 1}`}
                onClick={() => act('primary', (before) => withPrimary(before, index), index)}
              >
                Make primary
              </Button>
            )}
            <Button small kind="quiet" data-act="remove" onClick={() => remove(index)}>
              Remove<span className="visually-hidden"> image {index + 1}</span>
            </Button>
            <span className="picture-moves">
              <Button
                small
                kind="quiet"
                data-act="forward"
                aria-label={`Move image ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => act('forward', (before) => withMove(before, index, -1), index - 1)}
              >
                <Icon name="left" />
              </Button>
              <Button
                small
                kind="quiet"
                data-act="back"
                aria-label={`Move image ${index + 1} back`}
                disabled={index === images.length - 1}
                onClick={() => act('back', (before) => withMove(before, index, 1), index + 1)}
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
