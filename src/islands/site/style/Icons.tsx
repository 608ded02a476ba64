import { EmptyDrawing, type EmptyDrawingName } from '#ui/EmptyDrawing.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';

// Records, so that an icon added to the kit but not here is a type error.
const icons: Record<IconName, string> = {
  search: 'Search',
  close: 'Close',
  minus: 'Less',
  plus: 'More',
  down: 'Down',
  right: 'Next',
  left: 'Back',
  cart: 'Cart',
  star: 'Favourite',
  leave: 'Leave',
  filter: 'Filter',
  print: 'Print',
  download: 'Save',
};

const empties: Record<EmptyDrawingName, string> = {
  orders: 'No orders',
  rfqs: 'No RFQs',
  invoices: 'No invoices',
  cart: 'Empty cart',
  search: 'No results',
  favourites: 'No favourites',
  tickets: 'No tickets',
  companies: 'No companies',
  products: 'No products',
  people: 'No users',
  shipments: 'No consignments',
  mail: 'No emails',
  missing: 'Not found',
};

/** Every icon of the kit, and the drawing of every empty state. */
export function Icons() {
  return (
    <div className="stack">
      <ul className="style-signs">
        {Object.entries(icons).map(([name, label]) => (
          <li key={name}>
            <Icon name={name as IconName} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <ul className="style-signs style-empties">
        {Object.entries(empties).map(([name, label]) => (
          <li key={name}>
            <span className="empty-drawing">
              <EmptyDrawing of={name as EmptyDrawingName} />
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
