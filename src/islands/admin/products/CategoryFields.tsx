import { listAllCategoriesEndpoint } from '#contracts/catalog/categories.ts';
import { ReadError } from '#ui/ReadError.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { useRead } from '#ui/use-read.ts';
import type { ProductDraft, TextField } from './product-draft.ts';

type Props = {
  draft: ProductDraft;
  edit: (change: Partial<ProductDraft>) => void;
  bind: (name: TextField) => { name: string; value: string; error?: string | undefined };
};

/** Category, and a subcategory of it. */
export function CategoryFields({ draft, edit, bind }: Props) {
  const read = useRead(listAllCategoriesEndpoint);
  const { data, error } = read;
  const categories = data?.items ?? [];
  const subs = categories.find(({ category }) => category === draft.category)?.subs ?? [];
  if (error) return <ReadError read={read} />;
  return (
    <FieldRow>
      <Select
        label="Category"
        optional
        {...bind('category')}
        onChange={(event) => edit({ category: event.target.value, subcategory: '' })}
      >
        <option value="">None</option>
        <Options value={draft.category} options={categories.map(({ category }) => category)} />
      </Select>
      <Select
        label="Subcategory"
        optional
        disabled={subs.length === 0 && !draft.subcategory}
        {...bind('subcategory')}
        onChange={(event) => edit({ subcategory: event.target.value })}
      >
        <option value="">None</option>
        <Options value={draft.subcategory} options={subs} />
      </Select>
    </FieldRow>
  );
}

/** The options, and the current value even while they load. */
function Options({ value, options }: { value: string; options: string[] }) {
  const all = value && !options.includes(value) ? [value, ...options] : options;
  return all.map((option) => <option key={option}>{option}</option>);
}
