/**
 * Focuses the first invalid field: it may be out of view, and a screen reader then reads its error. An error summary
 * takes the focus itself.
 */
export function focusFirstError(form: ParentNode) {
  if (!form.querySelector('.error-summary')) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
