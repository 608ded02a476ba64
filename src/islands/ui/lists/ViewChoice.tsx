import { writeSearch } from '#client/url-search.ts';
import { classNames } from '../class-names.ts';

type Props = {
  views: readonly { view: string | null; label: string }[];
  /** Undefined before hydration, as the built page serves all views. */
  current: string | null | undefined;
  /** Parameters of the lists, which do not apply to another view. */
  filters?: readonly string[];
  className?: string;
};

/** Chooses one of the views of a page, as `?view=` says. */
export function ViewChoice({ views, current, filters = [], className }: Props) {
  const show = (view: string | null) =>
    writeSearch({ ...Object.fromEntries(filters.map((name) => [name, null])), view }, { push: true });
  return (
    <div className={classNames('list-choice no-print', className)} role="group" aria-label="Show">
      {views.map(({ view, label }) => (
        <button key={view} type="button" aria-pressed={current === view} onClick={() => show(view)}>
          {label}
        </button>
      ))}
    </div>
  );
}
