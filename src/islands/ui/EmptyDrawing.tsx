import sprite from '../../styles/empty.svg?url';

/** The drawings of `src/styles/empty.svg`. */
export type EmptyDrawingName =
  | 'orders'
  | 'rfqs'
  | 'invoices'
  | 'cart'
  | 'search'
  | 'favourites'
  | 'tickets'
  | 'companies'
  | 'products'
  | 'people'
  | 'shipments'
  | 'mail'
  | 'missing';

/** The line drawing of an empty state; decoration, the text beside it says what is empty. */
export function EmptyDrawing({ of }: { of: EmptyDrawingName }) {
  return (
    <svg>
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}
