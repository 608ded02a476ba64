import { changeView, type View } from './use-view.ts';

/** Chooses between cards and size tables. */
export function ViewSwitch({ view }: { view: View }) {
  return (
    <div className="view-switch" role="group" aria-label="View">
      {(['cards', 'table'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => each !== view && changeView(each)}>
          {each === 'cards' ? 'Cards' : 'Table'}
        </button>
      ))}
    </div>
  );
}
