/** Focuses a line's first field. */
export function focusLine(form: HTMLFormElement | null, index: number): void {
  firstField(form, index)?.focus();
}

/** After a line was removed: focuses the remove button of the line now in its place, else of the last one, else `fallback`. */
export function focusRemoveButton(form: HTMLFormElement | null, index: number, left: number, fallback: string): void {
  const line = firstField(form, Math.min(index, left - 1))?.closest('fieldset');
  (line ? line.querySelector('button') : form?.querySelector<HTMLElement>(fallback))?.focus();
}

const firstField = (form: HTMLFormElement | null, index: number) =>
  form?.querySelector<HTMLElement>(`[name="lines.${index}.name"]`);
