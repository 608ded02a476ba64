/** Puts the focus into a line's first field. */
export function focusLine(form: HTMLFormElement | null, index: number): void {
  firstField(form, index)?.focus();
}

/** After a line was removed: the focus on the removing of the one in its place, else of the last, else on `fallback`. */
export function focusRemoving(form: HTMLFormElement | null, index: number, left: number, fallback: string): void {
  const line = firstField(form, Math.min(index, left - 1))?.closest('fieldset');
  (line ? line.querySelector('button') : form?.querySelector<HTMLElement>(fallback))?.focus();
}

const firstField = (form: HTMLFormElement | null, index: number) =>
  form?.querySelector<HTMLElement>(`[name="lines.${index}.name"]`);
