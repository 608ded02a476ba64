import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import {
  type AdminProduct,
  getAdminProductEndpoint,
  PRODUCT_CONFLICT,
  saveProductEndpoint,
} from '#contracts/admin-products.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { CompanySelect } from '#ui/CompanySelect.tsx';
import { DeskSection } from '#ui/DeskSection.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { compareNewer } from '#ui/newer-version.ts';
import { NewerVersion } from '#ui/NewerVersion.tsx';
import { SaveBar } from '#ui/SaveBar.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/use-form.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { ImageField } from './ImageField.tsx';
import { NumberFields } from './NumberFields.tsx';
import {
  bodyOf,
  comparedOf,
  draftOf,
  emptyDraft,
  type Picture,
  type Read,
  type TextField,
  withPicture,
} from './product-draft.ts';
import { SkuFault } from './SkuFault.tsx';
import { StockDialog } from './StockDialog.tsx';
import { StockHistory } from './StockHistory.tsx';
import { useUploads } from './use-uploads.ts';
import './products.css';

type Props = {
  /** As it was read; absent for a new product. */
  read?: Read;
  /** Reads the product anew and starts over with it. */
  onReload?: () => void;
};

/** The product form, the same for a new product and for one that is there (specification §2, §5). */
export function ProductForm({ read, onReload }: Props) {
  const [base, setBase] = useState<AdminProduct | undefined>(read?.product);
  const [adjusting, setAdjusting] = useState(false);
  const [taken, setTaken] = useState<{ words?: string | undefined; by?: number | undefined }>({});
  const form = useForm({
    endpoint: saveProductEndpoint,
    initial: read ? draftOf(read) : emptyDraft,
    keep: base ? `product ${base.id} ${base.version}` : 'product',
    bodyOf: (values) => bodyOf(values, base),
    onSaved: async ({ id, version, stock, message }, _values, letGo) => {
      if (base) {
        setBase({ ...base, version, stock });
        form.rebase({ stock: String(stock) });
        form.setStatus({ tone: 'ok', text: message });
        return;
      }
      letGo();
      await navigate(`/admin/products/${id}`);
      toast(message);
    },
    onRefused: async ({ fields, other_id }) => {
      setTaken({ words: fields.sku, by: other_id });
      if (!base || fields.version !== PRODUCT_CONFLICT) return;
      const now = await call(getAdminProductEndpoint, { query: { id: base.id } }).catch(() => null);
      if (!now) return;
      setBase(now.product);
      form.moveOnto(draftOf(now));
    },
  });
  const { values: draft, edit, errors } = form;
  const changeImages = (change: (images: Picture[]) => Picture[]) => edit(({ images }) => ({ images: change(images) }));
  const uploading = useUploads((url) => changeImages((images) => withPicture(images, url)));

  /** What the stock is now: nothing of the form is touched, and its next save counts from there. */
  const takeStock = (stock: number) => {
    if (base) setBase({ ...base, stock });
    form.rebase({ stock: String(stock) });
    void queryClient.invalidateQueries();
  };

  const bind = (name: TextField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const parts = { draft, edit, bind };

  return (
    <>
      <form className="desk-form" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={errors} />
        {base && form.newer && (
          <NewerVersion
            key={base.version}
            message={PRODUCT_CONFLICT}
            at={base.updated_at}
            {...compareNewer(form.newer, draft, comparedOf)}
            onTheirs={() => onReload?.()}
            onMine={() => void form.save(draft)}
            busy={form.busy}
          />
        )}
        <DeskSection title="Product">
          <CompanySelect
            label="Company"
            name="company_id"
            none="Choose a company"
            value={draft.company_id}
            onChange={(company_id) => edit({ company_id })}
            error={errors.company_id}
          />
          <TextInput
            label="SKU"
            className="field-code"
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            {...bind('sku')}
            error={errors.sku && <SkuFault words={errors.sku} taken={taken} />}
          />
          <TextInput label="Name" maxLength={300} autoComplete="off" {...bind('name')} />
          <TextInput label="Brand" optional maxLength={100} {...bind('brand')} />
          <CategoryFields {...parts} />
        </DeskSection>
        <DeskSection title="Price and stock">
          <NumberFields {...parts} stockNow={base?.stock} onAdjust={() => setAdjusting(true)} />
          <Checkbox
            label="Active: shown in the catalogue and can be ordered"
            name="active"
            checked={draft.active}
            onChange={(event) => edit({ active: event.target.checked })}
          />
        </DeskSection>
        <DeskSection title="Description">
          <TextArea label="Description" optional rows={5} maxLength={5000} {...bind('description')} />
          <TextArea
            label="Data sheet"
            optional
            hint="One row a line, for example Bore: 25 mm."
            rows={4}
            {...bind('attributes')}
          />
        </DeskSection>
        <DeskSection title="Images">
          <ImageField images={draft.images} onChange={changeImages} uploading={uploading} />
        </DeskSection>
        {base && (
          <DeskSection title="Stock history">
            <StockHistory product_id={base.id} />
          </DeskSection>
        )}
        <SaveBar {...form} back="/admin/products" wait={uploading.uploads.length > 0 && 'Uploading…'} />
      </form>
      {base && adjusting && (
        <StockDialog
          product_id={base.id}
          stock={base.stock}
          onClose={() => setAdjusting(false)}
          onAdjusted={takeStock}
        />
      )}
    </>
  );
}
