import { useState } from 'react';

/** What was typed beside the cart. */
export interface Draft {
  po_number: string;
  notes: string;
  ship_address_id: number | null;
}

const KEY = 'checkout';

/** Kept for the tab, so that an expired session or a look at the catalogue loses nothing that was typed. */
export function useDraft() {
  const [draft, setDraft] = useState<Draft>(readDraft);
  const edit = (change: Partial<Draft>) => {
    const next = { ...draft, ...change };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setDraft(next);
  };
  return [draft, edit] as const;
}

export function forgetDraft(): void {
  sessionStorage.removeItem(KEY);
}

function readDraft(): Draft {
  const empty = { po_number: '', notes: '', ship_address_id: null };
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return empty;
  }
}
