import sprite from '../../styles/icons.svg?url';

/** The symbols of `src/styles/icons.svg`. */
export type IconName =
  | 'search'
  | 'close'
  | 'minus'
  | 'plus'
  | 'down'
  | 'right'
  | 'left'
  | 'cart'
  | 'star'
  | 'leave'
  | 'filter'
  | 'print'
  | 'download';

/** A 20 px icon in the text colour. Hidden from screen readers: the control carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="20" height="20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
