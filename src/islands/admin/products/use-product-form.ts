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
import { getItemEndpoint } from '#contracts/catalog/items.ts';
import { toast } from '#ui/toast.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { bodyOf, draftOf, editOf, emptyDraft, type ProductRead, type TextField } from './product-draft.ts';
import type { DuplicateSku } from './SkuError.tsx';

/** The form's state and fields, and the product as last read or saved (`base`; absent for a new one). */
export function useProductForm(read: ProductRead | undefined) {
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
      // The details of the existing item have changed: they are read and filled in again.
      if (!base && fields.version) await queryClient.invalidateQueries({ queryKey: [getItemEndpoint.path] });
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
  const bind = (name: TextField) => ({
    name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => form.edit(editOf(name, event.target.value)),
  });
  return { base, form, bind, duplicateSku, updateStock };
}
