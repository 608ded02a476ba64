import { useState } from 'react';
import { navigate } from 'astro:transitions/client';
import { call } from '#client/api.ts';
import { queryClient } from '#client/queries.ts';
import {
  type AdminProduct,
  getAdminProductEndpoint,
  PRODUCT_CONFLICT,
  saveProductEndpoint,
} from '#contracts/catalog/admin.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { CompanySelect } from '#widgets/CompanySelect.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { compareVersions } from '#ui/forms/edit-conflict.ts';
import { FormConflict } from '#ui/forms/FormConflict.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { ImageField } from './ImageField.tsx';
import { NumberFields } from './NumberFields.tsx';
import {
  bodyOf,
  comparedFields,
  draftOf,
  emptyDraft,
  type FormImage,
  type ProductRead,
  type TextField,
  addImage,
} from './product-draft.ts';
import { type DuplicateSku, SkuError } from './SkuError.tsx';
import { StockDialog } from './StockDialog.tsx';
import { StockHistory } from './StockHistory.tsx';
import { useUploads } from './use-uploads.ts';
import './products.css';

type Props = {
  /** As it was read; absent for a new product. */
  read?: ProductRead;
  /** Reads the product again and discards the edits. */
  onReload?: () => void;
};

/** The product form, for a new product and for an existing one (specification §2, §5). */
export function ProductForm({ read, onReload }: Props) {
  const { base, form, duplicateSku, updateStock } = useProductForm(read);
  const [adjusting, setAdjusting] = useState(false);
  const { values: draft, edit, errors } = form;
  const changeImages = (change: (images: FormImage[]) => FormImage[]) =>
    edit(({ images }) => ({ images: change(images) }));
  const uploading = useUploads((url) => changeImages((images) => addImage(images, url)));
  const bind = (name: TextField) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  const fieldProps = { draft, edit, bind };

  return (
    <>
      <form className="desk-form" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={errors} />
        {base && form.conflict && (
          <FormConflict
            key={base.version}
            message={PRODUCT_CONFLICT}
            at={base.updated_at}
            {...compareVersions(form.conflict, draft, comparedFields)}
            onLoadTheirs={() => onReload?.()}
            onSaveMine={() => void form.save(draft)}
            busy={form.busy}
          />
        )}
        <FormSection title="Product">
          <CompanySelect
            label="Company"
            name="company_id"
            noneLabel="Choose a company"
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
            error={errors.sku && <SkuError message={errors.sku} duplicate={duplicateSku} />}
          />
          <TextInput label="Name" maxLength={300} autoComplete="off" {...bind('name')} />
          <TextInput label="Brand" optional maxLength={100} {...bind('brand')} />
          <CategoryFields {...fieldProps} />
        </FormSection>
        <FormSection title="Price and stock">
          <NumberFields {...fieldProps} stock={base?.stock} onAdjust={() => setAdjusting(true)} />
          <Checkbox
            label="Active: shown in the catalogue and can be ordered"
            name="active"
            checked={draft.active}
            onChange={(event) => edit({ active: event.target.checked })}
          />
        </FormSection>
        <FormSection title="Description">
          <TextArea label="Description" optional rows={5} maxLength={5000} {...bind('description')} />
          <TextArea
            label="Data sheet"
            optional
            hint="One property per line, e.g. Bore: 25 mm."
            rows={4}
            {...bind('attributes')}
          />
        </FormSection>
        <FormSection title="Images">
          <ImageField images={draft.images} onChange={changeImages} uploading={uploading} />
        </FormSection>
        {base && (
          <FormSection title="Stock history">
            <StockHistory product_id={base.id} />
          </FormSection>
        )}
        <SaveBar {...form} back="/admin/products" waitReason={uploading.uploads.length > 0 && 'Uploading…'} />
      </form>
      {base && adjusting && (
        <StockDialog
          product_id={base.id}
          stock={base.stock}
          onClose={() => setAdjusting(false)}
          onAdjusted={updateStock}
        />
      )}
    </>
  );
}

/** The form's state, and the product as last read or saved (`base`; absent for a new one). */
function useProductForm(read: ProductRead | undefined) {
  const [base, setBase] = useState<AdminProduct | undefined>(read?.product);
  const [duplicateSku, setDuplicateSku] = useState<DuplicateSku>({});
  const form = useForm({
    endpoint: saveProductEndpoint,
    initial: read ? draftOf(read) : emptyDraft,
    draftKey: base ? `product ${base.id} ${base.version}` : 'product',
    bodyOf: (values) => bodyOf(values, base),
    onSaved: async ({ id, version, stock, message }, _values, allowLeave) => {
      if (base) {
        setBase({ ...base, version, stock });
        form.rebase({ stock: String(stock) });
        form.setStatus({ tone: 'ok', text: message });
        return;
      }
      allowLeave();
      await navigate(`/admin/products/${id}`);
      toast(message);
    },
    onRefused: async ({ fields, other_id }) => {
      setDuplicateSku({ message: fields.sku, productId: other_id });
      if (!base || fields.version !== PRODUCT_CONFLICT) return;
      const now = await call(getAdminProductEndpoint, { query: { id: base.id } }).catch(() => null);
      if (!now) return;
      setBase(now.product);
      form.rebaseOnServer(draftOf(now));
    },
  });
  /** After a stock adjustment: edits stay, and the next save starts from the new stock. */
  const updateStock = (stock: number) => {
    if (base) setBase({ ...base, stock });
    form.rebase({ stock: String(stock) });
    void queryClient.invalidateQueries();
  };
  return { base, form, duplicateSku, updateStock };
}
