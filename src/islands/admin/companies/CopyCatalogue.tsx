import { useState } from 'react';
import type * as z from 'zod/mini';
import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import {
  checkCopyEndpoint,
  copyCatalogueEndpoint,
  type CopyPrices,
  SAME_COMPANY,
} from '#contracts/catalog/copy-catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { useRead } from '#ui/use-read.ts';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';

/** Copies the company's catalogue to another company. */
export function CopyCatalogue({ company_id }: { company_id: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button call={copyCatalogueEndpoint} onClick={() => setOpen(true)}>
        Copy this catalogue to another company
      </Button>
      {open && <CopyDialog from_id={company_id} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Asks for the other company, the category and the prices, and shows what will be added before anything is written. */
function CopyDialog({ from_id, onClose }: { from_id: number; onClose: () => void }) {
  const [to_id, setTo] = useState<number | null>(null);
  const [category, setCategory] = useState('');
  const [prices, setPrices] = useState<CopyPrices>('same');
  const { submit, busy, errors, failure, edited } = useAction(copyCatalogueEndpoint, onClose);
  const copy = { from_id, to_id: to_id ?? 0, category, prices };
  const read = useRead(checkCopyEndpoint, copy, { enabled: to_id !== null && to_id !== from_id });
  return (
    <FormDialog
      title="Copy this catalogue"
      onClose={onClose}
      onSubmit={() => void submit(copy)}
      submitLabel="Copy products"
      busy={busy}
      busyText="Copying…"
      failure={failure}
    >
      <CompanySelect
        label="To company"
        name="to_id"
        noneLabel="Choose a company"
        value={to_id}
        onChange={(next) => {
          edited('to_id');
          setTo(next);
        }}
        {...(to_id === from_id ? { error: SAME_COMPANY } : errors.to_id ? { error: errors.to_id } : {})}
      />
      <CategorySelect value={category} onChange={setCategory} />
      <Select
        label="Prices"
        name="prices"
        value={prices}
        onChange={(event) => setPrices(event.target.value as CopyPrices)}
      >
        <option value="same">The same contract prices</option>
        <option value="list">From its price list</option>
      </Select>
      {to_id !== null && to_id !== from_id && (
        <div role="status">
          {read.error && <p className="field-error">{read.error.message}</p>}
          {!read.data && !read.error && <Skeleton text />}
          {read.data && !read.error && describe(read.data).map((line) => <p key={line}>{line}</p>)}
        </div>
      )}
    </FormDialog>
  );
}

function CategorySelect({ value, onChange }: { value: string; onChange: (category: string) => void }) {
  const { data } = useRead(listAllCategoriesEndpoint);
  return (
    <Select label="Category" name="category" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">All categories</option>
      {data?.items.map(({ category }) => (
        <option key={category}>{category}</option>
      ))}
    </Select>
  );
}

/** The result of the check, one sentence each. */
function describe({ added, existing, discontinued, not_listed }: z.output<typeof checkCopyEndpoint.reply>): string[] {
  return [
    added === 0 ? 'No products to add.' : `${products(added)} will be added.`,
    ...(existing > 0 ? [`${products(existing)} in the other catalogue already: not changed.`] : []),
    ...(discontinued > 0 ? [`${products(discontinued)} discontinued: left out.`] : []),
    ...(not_listed > 0 ? [`${products(not_listed)} not in the price list: left out.`] : []),
  ];
}

const products = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`;
