import { useId, useState } from 'react';
import { listBuyerViewsEndpoint } from '#contracts/views/buyer-views.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useSearchParams } from '#ui/lists/use-search-params.ts';
import { useRead } from '#ui/use-read.ts';
import { BUYER_VIEWS } from '#widgets/views/buyer-view-calls.ts';
import { removeView, showSearch } from '#widgets/views/view-calls.ts';
import { isSameSearch, searchToSave } from '#widgets/views/view-search.ts';
import { ViewDialog } from '#widgets/views/ViewDialog.tsx';
import './saved-searches.css';

/** The buyer's saved searches with their filters, in a menu that also saves the current one under a name. */
export default function SavedSearches() {
  const { data } = useRead(listBuyerViewsEndpoint, { list: 'catalog' });
  const search = useSearchParams().toString();
  const [isSaving, setSaving] = useState(false);
  const menu = useId();
  const views = data?.items ?? [];
  const current = views.find((view) => isSameSearch(view.search, search));
  const close = () => document.getElementById(menu)?.hidePopover();
  return (
    <div className="saved-searches">
      <button type="button" className="facet-menu" popoverTarget={menu}>
        Saved searches{views.length > 0 && ` (${views.length})`}
        <Icon name="down" />
      </button>
      <div id={menu} popover="auto" className="facet-panel">
        {views.length === 0 && <p className="quiet">None yet. A saved search keeps its filters and sort order.</p>}
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                className="saved-search"
                aria-current={view === current || undefined}
                onClick={() => {
                  close();
                  showSearch(view.search, search);
                }}
              >
                {view.name}
              </button>
              <button
                type="button"
                className="saved-search-remove"
                aria-label={`Delete the saved search “${view.name}”`}
                onClick={() => void removeView(BUYER_VIEWS, 'catalog', view)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {!current && (
          <Button
            small
            onClick={() => {
              close();
              setSaving(true);
            }}
          >
            Save this search
          </Button>
        )}
      </div>
      {isSaving && (
        <ViewDialog
          list="catalog"
          calls={BUYER_VIEWS}
          view={null}
          search={searchToSave(search)}
          onClose={() => setSaving(false)}
          onRemove={() => {}}
        />
      )}
    </div>
  );
}
