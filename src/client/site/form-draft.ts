/** The tab stores what is typed into a form until it is sent, so that a reload or Back loses nothing. */

/** Restores a form's draft and stores it from now on. Files cannot be stored. */
export function bindDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft(form))) {
    const control = form.elements.namedItem(name);
    // A value that the browser restored is newer.
    if (isUntouched(control)) control.value = value;
  }
  const save = () => {
    const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
    sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(texts)));
  };
  // Typed before this script had arrived.
  if ([...form.elements].some(hasNewText)) save();
  form.addEventListener('input', save);
  form.addEventListener('change', save);
  form.addEventListener('reset', () => sessionStorage.removeItem(keyOf(form)));
}

/** Whether the tab has stored a draft of a form. */
export const hasDraft = (form: HTMLFormElement): boolean => sessionStorage.getItem(keyOf(form)) !== null;

/** The stored draft, by field. */
export function readDraft(form: HTMLFormElement): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
  } catch {
    return {};
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isUntouched(control: Element | RadioNodeList | null): control is Control {
  if (control instanceof HTMLSelectElement) return control.selectedIndex <= 0;
  return isText(control) && control.value === control.defaultValue;
}

const hasNewText = (control: Element) => isText(control) && control.value !== control.defaultValue;

function isText(control: Element | RadioNodeList | null): control is HTMLInputElement | HTMLTextAreaElement {
  const isOne = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isOne && !['hidden', 'file', 'radio', 'checkbox'].includes(control.type);
}

const keyOf = (form: HTMLFormElement) => `draft ${form.id}`;
