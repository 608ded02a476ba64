import { useState } from 'react';
import { getPriceListEndpoint, savePriceListEndpoint } from '#contracts/catalog/price-lists.ts';
import { applyPriceListFileEndpoint } from '#contracts/catalog/price-list-file.ts';
import { Button } from '#ui/Button.tsx';
import { RecordPage } from '#ui/RecordPage.tsx';
import { rememberFocus } from '#ui/remember-focus.ts';
import { Status } from '#ui/Status.tsx';
import { TitleBlock } from '#ui/TitleBlock.tsx';
import { useDocumentTitle } from '#ui/use-document-title.ts';
import type * as z from 'zod/mini';
import { ImportPrices } from './ImportPrices.tsx';
import { ListCompanies } from './ListCompanies.tsx';
import { ListLines } from './ListLines.tsx';
import { PriceListDialog } from './PriceListDialog.tsx';
import { Validity } from './Validity.tsx';
import './price-lists.css';

type Read = z.output<typeof getPriceListEndpoint.reply>;

/** One price list: its prices, the companies that use it, and the import of a file. */
export function PriceListPage() {
  return (
    <RecordPage
      endpoint={getPriceListEndpoint}
      crumbs={(reply) => [
        { label: 'Price lists', href: '/admin/price-lists' },
        { label: reply?.list.name ?? 'Price list' },
      ]}
      notFound="This price list was not found."
      back={{ label: 'Back to price lists', href: '/admin/price-lists' }}
    >
      {(read) => <PriceListDetail {...read} />}
    </RecordPage>
  );
}

function PriceListDetail({ list, companies }: Read) {
  const [editing, setEditing] = useState(false);
  const [importing, setImporting] = useState(false);
  const closeImport = () => {
    const restoreFocus = rememberFocus();
    setImporting(false);
    restoreFocus();
  };
  useDocumentTitle(list.name);
  return (
    <article className="stack price-list">
      <header className="page-head">
        <h1>{list.name}</h1>
        <div className="page-tools">
          <Button call={savePriceListEndpoint} onClick={() => setEditing(true)}>
            Edit
          </Button>
          {!importing && (
            <Button call={applyPriceListFileEndpoint} kind="primary" onClick={() => setImporting(true)}>
              Import prices
            </Button>
          )}
        </div>
      </header>
      <TitleBlock
        cells={[
          ['Items', list.items.toLocaleString('en-IN')],
          ['Companies', list.companies.toLocaleString('en-IN')],
          ['Valid', <Validity days={list} />],
          ['Status', list.active ? <Status tone="ok">Active</Status> : <Status>Inactive</Status>],
          ['Note', list.note],
        ]}
      />
      {importing && <ImportPrices list={list} onClose={closeImport} />}
      <section aria-labelledby="list-companies">
        <h2 id="list-companies" className="section-rule">
          Companies
        </h2>
        <ListCompanies list={list} companies={companies} />
      </section>
      <section aria-labelledby="list-prices">
        <h2 id="list-prices" className="section-rule">
          Prices
        </h2>
        <ListLines list_id={list.id} />
      </section>
      {editing && <PriceListDialog list={list} onClose={() => setEditing(false)} />}
    </article>
  );
}
