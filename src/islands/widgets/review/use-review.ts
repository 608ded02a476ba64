import { useRef, useState } from 'react';

/**
 * Opens the review of a form once nothing is wrong with what was entered; else the errors are shown and the first one takes
 * the focus. Field → how to fix it: `faults` is what the browser finds wrong, `refused` what the server did.
 */
export function useReview(faults: Record<string, string>, refused: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // After the errors are shown and a closed review has returned the focus.
  const focusFirstError = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return {
    isOpen,
    errors: { ...refused, ...(isChecked ? faults : {}) },
    open: (opened: HTMLFormElement) => {
      form.current = opened;
      const isFaulty = Object.keys(faults).length > 0;
      setChecked(true);
      setOpen(!isFaulty);
      if (isFaulty) focusFirstError();
    },
    /** Returns to the form, with everything kept. */
    close: () => {
      setOpen(false);
      if (Object.keys(refused).length > 0) focusFirstError();
    },
  };
}
