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

/** A drawn sign, 20 px, in the colour of its text. It says nothing to a screen reader: the control carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="20" height="20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
