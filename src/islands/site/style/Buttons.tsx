import { Button } from '#ui/Button.tsx';
import '#widgets/products/favourite-star.css';
import { Icon } from '#ui/Icon.tsx';

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
const names = { primary: 'Place Order', secondary: 'Save draft', quiet: 'Clear Cart', danger: 'Remove' };

/** Each kind of button: default, small, busy and disabled. */
export function Buttons() {
  return (
    <div className="stack">
      <div className="cluster">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {names[kind]}
          </Button>
        ))}
      </div>
      <div className="cluster">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind} small>
            {names[kind]}
          </Button>
        ))}
      </div>
      <div className="cluster">
        <Button kind="primary" busy busyText="Placing…" />
        <Button kind="primary" disabled>
          Place Order
        </Button>
        <Button disabled>Save draft</Button>
        <Button className="button-icon" aria-label="Print">
          <Icon name="print" />
        </Button>
        <button type="button" className="favourite-star" aria-pressed="false" aria-label="Favourite">
          <Icon name="star" />
        </button>
        <button type="button" className="favourite-star" aria-pressed="true" aria-label="Favourite, chosen">
          <Icon name="star" />
        </button>
        <a className="button button-secondary" href="/style">
          A link <Icon name="right" />
        </a>
      </div>
    </div>
  );
}
