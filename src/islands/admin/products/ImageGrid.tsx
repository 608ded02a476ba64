import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProductImage } from '#widgets/products/ProductImage.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { type FormImage, makePrimary, moveImage, removeImage } from './product-draft.ts';

type Props = {
  images: FormImage[];
  onChange: (change: (images: FormImage[]) => FormImage[]) => void;
  onRemoved: (remaining: number) => void;
};

type Action = 'primary' | 'remove' | 'forward' | 'back';

/** The images in their order. Each can be made primary, moved (by dragging or with its arrows), described and removed. */
export function ImageGrid({ images, onChange, onRemoved }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const drag = useDragToReorder((from, by) => onChange((before) => moveImage(before, from, by)));
  const run = (action: Action, change: (images: FormImage[]) => FormImage[], next: number) => {
    flushSync(() => onChange(change));
    focusAction(list.current, action, next);
  };
  const act = (action: Action, index: number) => {
    if (action === 'primary') run(action, (before) => makePrimary(before, index), index);
    else if (action === 'forward') run(action, (before) => moveImage(before, index, -1), index - 1);
    else if (action === 'back') run(action, (before) => moveImage(before, index, 1), index + 1);
    else {
      run(action, (before) => removeImage(before, index), index);
      onRemoved(images.length - 1);
    }
  };
  const describe = (index: number, alt: string) =>
    onChange((before) => before.map((image, at) => (at === index ? { ...image, alt } : image)));
  return (
    <ol ref={list} className="pictures">
      {images.map(({ url, alt, is_primary }, index) => (
        <li key={url} className="picture" data-primary={is_primary === 1 || undefined} {...drag.itemProps(index)}>
          <div className="picture-handle" draggable title="Drag to reorder" {...drag.handleProps(index)}>
            <ProductImage src={url} alt={alt || `Image ${index + 1}`} />
          </div>
          <ImageTools
            isPrimary={is_primary === 1}
            number={index + 1}
            count={images.length}
            onAction={(action) => act(action, index)}
          />
          <TextInput
            label={`Image ${index + 1} description`}
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

/** Moves the dragged image past each one that it is dragged over; `onMove` gets its position and by how much. */
function useDragToReorder(onMove: (from: number, by: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const itemProps = (index: number) => ({
    'data-dragged': dragged === index || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged === index) return;
      onMove(dragged, index - dragged);
      setDragged(index);
    },
    onDrop: (event: DragEvent) => dragged !== null && event.preventDefault(),
  });
  const handleProps = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragEnd: () => setDragged(null),
  });
  return { itemProps, handleProps };
}

type ToolsProps = { isPrimary: boolean; number: number; count: number; onAction: (action: Action) => void };

function ImageTools({ isPrimary, number, count, onAction }: ToolsProps) {
  const tool = (action: Action) => ({
    small: true,
    kind: 'quiet' as const,
    'data-act': action,
    onClick: () => onAction(action),
  });
  return (
    <div className="picture-tools">
      {isPrimary ? (
        <span className="picture-primary">Primary</span>
      ) : (
        <Button {...tool('primary')} aria-label={`Make primary: image ${number}`}>
          Make primary
        </Button>
      )}
      <Button {...tool('remove')}>
        Remove<span className="visually-hidden"> image {number}</span>
      </Button>
      <span className="picture-moves">
        <Button {...tool('forward')} aria-label={`Move image ${number} forward`} disabled={number === 1}>
          <Icon name="left" />
        </Button>
        <Button {...tool('back')} aria-label={`Move image ${number} back`} disabled={number === count}>
          <Icon name="right" />
        </Button>
      </span>
    </div>
  );
}

/**
 * Moves the focus to the same button of the image now at `index`, or to one of its arrows: the button pressed may have been
 * removed, moved or disabled.
 */
function focusAction(list: HTMLOListElement | null, action: Action, index: number): void {
  const image = list?.children[Math.min(index, list.children.length - 1)];
  const buttons = [action, 'forward', 'back'].map((name) =>
    image?.querySelector<HTMLElement>(`[data-act=${name}]:enabled`),
  );
  buttons.find(Boolean)?.focus();
}
