import { useState } from 'react';
import { exportSynonymsEndpoint } from '#contracts/admin/exports.ts';
import {
  listSynonymsEndpoint,
  matchesSynonym,
  removeSynonymEndpoint,
  type Synonym,
  saveSynonymEndpoint,
} from '#contracts/catalog/synonyms.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DownloadButton } from '#ui/DownloadButton.tsx';
import { ListCount } from '#ui/lists/ListCount.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import { UrlSearch } from '#ui/lists/UrlSearch.tsx';
import { useLinePages } from '#ui/lists/use-line-pages.ts';
import { searchTermIn, useSearchParams } from '#ui/lists/use-search-params.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { useAction } from '#ui/use-action.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useRead } from '#ui/use-read.ts';
import { type Affected, SynonymEffect } from './SynonymEffect.tsx';
import { SynonymDialog } from './SynonymDialog.tsx';
import './synonyms.css';

const PAGE_SIZE = 50;

/** An entry in the form, or `new`. */
type Edited = Synonym | 'new';

/** The words that find the same goods: a list of a few hundred, searched in the browser. */
export function Synonyms() {
  const read = useRead(listSynonymsEndpoint);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<Synonym | null>(null);
  const [effect, setEffect] = useState<Affected[] | null>(null);
  const hydrated = useHydrated();
  const q = searchTermIn(useSearchParams());
  const matches = read.data?.items.filter((entry) => matchesSynonym(q, entry));
  const pages = useLinePages(matches?.length ?? 0, {}, PAGE_SIZE);
  return (
    <>
      <header className="page-head">
        <h1>Search synonyms</h1>
        <div className="page-tools">
          <a className="button button-quiet" href="/admin/products">
            Products
          </a>
          <Button call={saveSynonymEndpoint} kind="primary" disabled={!hydrated} onClick={() => setEdited('new')}>
            Add synonyms
          </Button>
        </div>
      </header>
      <div className="stack synonyms">
        <div className="list-tools">
          <UrlSearch label="Search synonyms" placeholder="Word" q={q} />
          <DownloadButton endpoint={exportSynonymsEndpoint} query={{ q }} name="synonyms.csv" />
          <ListCount total={matches?.length} capped={false} singular="entry" plural="entries" />
        </div>
        {effect && <SynonymEffect affected={effect} />}
        <ReadError read={read} />
        {matches?.length === 0 ? (
          <p className="quiet">{q ? `No entry has “${q}”.` : 'No synonyms yet. Add the first ones.'}</p>
        ) : (
          !read.error && (
            <div className="sheet">
              <Table
                caption="Synonyms"
                columns={columnsOf(setEdited, setRemoved)}
                rows={matches && pages.linesOnPage(matches)}
                rowKey={({ id }) => id}
                skeletonRows={10}
              />
            </div>
          )
        )}
        {pages.pager.pages > 1 && <Pager {...pages.pager} />}
        {edited && (
          <SynonymDialog entry={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSaved={setEffect} />
        )}
        {removed && <RemoveSynonym entry={removed} onClose={() => setRemoved(null)} />}
      </div>
    </>
  );
}

function columnsOf(onEdit: (entry: Synonym) => void, onRemove: (entry: Synonym) => void): Column<Synonym>[] {
  return [
    { label: 'Search word', lead: true, cell: ({ typed }) => <strong>{typed}</strong> },
    { label: 'Also finds', cell: ({ finds }) => finds.join(', ') },
    { label: 'Applies', cell: ({ both_ways }) => (both_ways ? 'Both ways' : 'One way') },
    {
      label: 'Actions',
      labelHidden: true,
      end: true,
      cell: (entry) => (
        <span className="synonym-actions">
          <Button
            call={saveSynonymEndpoint}
            kind="quiet"
            small
            aria-label={`Edit ${entry.typed}`}
            onClick={() => onEdit(entry)}
          >
            Edit
          </Button>
          <Button
            call={removeSynonymEndpoint}
            kind="quiet"
            small
            aria-label={`Remove ${entry.typed}`}
            onClick={() => onRemove(entry)}
          >
            Remove
          </Button>
        </span>
      ),
    },
  ];
}

function RemoveSynonym({ entry: { id, typed, finds }, onClose }: { entry: Synonym; onClose: () => void }) {
  const { submit, busy, failure } = useAction(removeSynonymEndpoint, onClose);
  return (
    <ConfirmDialog
      title="Remove synonyms?"
      onClose={onClose}
      onConfirm={() => void submit({ id })}
      confirmLabel="Remove"
      busy={busy}
      busyText="Removing…"
      failure={failure}
    >
      <p>{`Searches for “${typed}” will no longer find ${finds.map((phrase) => `“${phrase}”`).join(', ')}.`}</p>
    </ConfirmDialog>
  );
}
