import { lazy, Suspense, useState } from 'react';
import { PRODUCT_CONFLICT } from '#contracts/catalog/admin.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import { CompanySelect } from '#widgets/companies/CompanySelect.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { FieldRow } from '#ui/forms/FieldRow.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { compareVersions } from '#ui/forms/edit-conflict.ts';
import { FormConflict } from '#ui/forms/FormConflict.tsx';
import { SaveBar } from '#ui/forms/SaveBar.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextInput } from '#ui/forms/TextInput.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { ImageField } from './ImageField.tsx';
import { NumberFields } from './NumberFields.tsx';
import { addImage, comparedFields, type FormImage, type ProductDraft, type ProductRead } from './product-draft.ts';
import { PriceSourceHint } from './PriceSourceHint.tsx';
import { SharedNotice } from './SharedNotice.tsx';
import { type DuplicateSku, SkuError } from './SkuError.tsx';
import { StockDialog } from './StockDialog.tsx';
import { StockHistory } from './StockHistory.tsx';
import { useKnownItem } from './use-known-item.ts';
import { useProductForm } from './use-product-form.ts';
import { useUploads } from './use-uploads.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import './products.css';

/** With the attribute templates of all subcategories, which no other screen of the admin needs. */
const DataSheetFields = lazy(() => import('./DataSheetFields.tsx'));

type Props = {
  /** As it was read; absent for a new product. */
  read?: ProductRead;
  /** Reads the product again and discards the edits. */
  onReload?: () => void;
};

/** The product form, for a new product and for an existing one (specification §2, §5). */
export function ProductForm({ read, onReload }: Props) {
  const { base, form, bind, duplicateSku, updateStock } = useProductForm(read);
  const [adjusting, setAdjusting] = useState(false);
  const [isAddingDocument, setAddingDocument] = useState(false);
  const { values: draft, edit, errors } = form;
  const known = useKnownItem(draft, edit, base === undefined);
  const changeImages = (change: (images: FormImage[]) => FormImage[]) =>
    edit(({ images }) => ({ images: change(images) }));
  const uploading = useUploads((url) => changeImages((images) => addImage(images, url)));
  const fieldProps = { draft, edit, bind };

  return (
    <>
      <form className="form-sheet" onSubmit={form.submit} noValidate>
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
          <ProductFields {...fieldProps} errors={errors} duplicateSku={duplicateSku} />
          <SharedNotice sku={draft.sku} catalogues={read?.shared_with ?? known.item?.companies ?? 0} isNew={!base} />
        </FormSection>
        <FormSection title="Price and stock">
          <NumberFields
            {...fieldProps}
            stock={base?.stock ?? known.item?.stock}
            shelf={base && read?.shelf}
            onAdjust={base && (() => setAdjusting(true))}
            listPrice={(base ? read?.list_price : known.list_price)?.price}
            source={
              <PriceSourceHint draft={draft} edit={edit} listPrice={base ? read?.list_price : known.list_price} />
            }
          />
          <Checkbox
            label="Active: shown in the catalogue and can be ordered"
            name="active"
            checked={draft.active}
            onChange={(event) => edit({ active: event.target.checked })}
          />
        </FormSection>
        <FormSection title="Description">
          <TextArea label="Description" optional rows={5} maxLength={5000} {...bind('description')} />
          <Suspense fallback={<Skeleton className="data-sheet-fields" />}>
            <DataSheetFields
              category={draft.category}
              subcategory={draft.subcategory}
              text={draft.attributes}
              onChange={(attributes) => edit({ attributes })}
              error={errors.attributes}
            />
          </Suspense>
          <TextArea
            label="Cross-references"
            optional
            hint="Equivalents of other makers, one per line: maker and code, e.g. SKF 6205-2RSH."
            rows={4}
            {...bind('cross_references')}
          />
        </FormSection>
        <FormSection title="Images">
          <ImageField images={draft.images} onChange={changeImages} uploading={uploading} />
        </FormSection>
        {base && (
          <FormSection title="Documents">
            <DocumentSection product_id={base.id} onAdd={() => setAddingDocument(true)} />
          </FormSection>
        )}
        {base && (
          <FormSection title="Stock history">
            <StockHistory product_id={base.id} />
          </FormSection>
        )}
        <SaveBar {...form} back="/admin/products" waitReason={uploading.uploads.length > 0 && 'Uploading…'} />
      </form>
      {base && isAddingDocument && <DocumentDialog product_id={base.id} onClose={() => setAddingDocument(false)} />}
      {base && adjusting && (
        <StockDialog
          product_id={base.id}
          stock={base.stock}
          allocated={read?.shelf.allocated ?? 0}
          unit={base.unit}
          onClose={() => setAdjusting(false)}
          onAdjusted={updateStock}
        />
      )}
    </>
  );
}

type FieldProps = {
  draft: ProductDraft;
  edit: (change: Partial<ProductDraft>) => void;
  bind: ReturnType<typeof useProductForm>['bind'];
  errors: Record<string, string>;
  duplicateSku: DuplicateSku;
};

/** Company, SKU, name, brand and category. */
function ProductFields({ draft, edit, bind, errors, duplicateSku }: FieldProps) {
  return (
    <>
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
      <FieldRow>
        <TextInput
          label="Customer’s code"
          optional
          hint="The company’s own material code."
          className="field-code"
          maxLength={60}
          autoComplete="off"
          {...bind('material_code')}
        />
        <TextInput
          label="Customer’s short text"
          optional
          maxLength={300}
          autoComplete="off"
          {...bind('own_description')}
        />
      </FieldRow>
      <TextInput label="Brand" optional maxLength={100} {...bind('brand')} />
      <CategoryFields draft={draft} edit={edit} bind={bind} />
    </>
  );
}
