/** Focuses a line's item. */
export function focusLine(form: HTMLFormElement | null, index: number): void {
  firstField(form, index)?.focus();
}

/** After a line was removed: focuses the remove button of the line now in its place, else of the last one, else `fallback`. */
export function focusRemoveButton(form: HTMLFormElement | null, index: number, left: number, fallback: string): void {
  const line = firstField(form, Math.min(index, left - 1))?.closest('[role="group"]');
  (line ? line.querySelector<HTMLElement>('.quote-row-remove') : form?.querySelector<HTMLElement>(fallback))?.focus();
}

const firstField = (form: HTMLFormElement | null, index: number) =>
  form?.querySelector<HTMLElement>(`[name="lines.${index}.name"]`);
