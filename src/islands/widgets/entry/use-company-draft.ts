import { useState } from 'react';
import { readSearch } from '#client/url-search.ts';

/**
 * The company that a form is opened for, by `company_id` in the address, and the name of its draft. Each company has a draft
 * of its own, so that what was typed for another one is neither shown nor lost. Use it only after hydration.
 */
export function useCompanyDraft(form: string): { name: string; company_id: number | null } {
  const [draft] = useState(() => {
    const company_id = Number(new URLSearchParams(readSearch()).get('company_id')) || null;
    return { name: company_id === null ? form : `${form} ${company_id}`, company_id };
  });
  return draft;
}
