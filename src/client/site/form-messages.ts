import { linePrefix } from '../line-fields.ts';

/** The messages of a form: errors at their fields and in a summary on top, failure and success in its status line. */

/** Field name → how to fix it. */
export type FieldErrors = Record<string, string>;

/** Removes all messages. */
export function clearMessages(form: HTMLFormElement): void {
  for (const message of form.querySelectorAll('.error-summary, .field-error')) message.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) unmark(control);
  statusOf(form).replaceChildren();
}

/** Shows each error under its field, and all of them in a summary that takes the focus. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, title: string): void {
  const summary = element('div', 'error-summary', element('p', 'notice-title', title));
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  const list = element('ul', '');
  for (const [name, message] of Object.entries(errors)) {
    const control = controlOf(form, name);
    if (control) mark(control, message);
    const link = element('a', '', `${linePrefix(name)}${message}`);
    link.setAttribute('href', `#${control?.id ?? form.id}`);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control?.focus();
    });
    list.append(element('li', '', link));
  }
  summary.append(list);
  form.prepend(summary);
  summary.focus();
}

/** Shows the result in the status line above the button: a success takes the focus, a failure is announced at once. */
export function showStatus(
  form: HTMLFormElement,
  tone: 'ok' | 'warn' | 'bad',
  title: string,
  ...details: (string | Node)[]
): void {
  const text = element('div', '', element('p', 'notice-title', title));
  text.append(...details.filter(Boolean).map((detail) => element('p', '', detail)));
  const notice = element('div', 'notice', text);
  notice.dataset.tone = tone;
  if (tone !== 'ok') notice.setAttribute('role', 'alert');
  statusOf(form).replaceChildren(notice);
  notice.scrollIntoView({ block: tone === 'ok' ? 'center' : 'nearest' });
  if (tone !== 'ok') return;
  // The emptied form may be shorter, and the button that had the focus elsewhere.
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
}

/** Removes a field's error, and its line in the summary, once it is edited. */
export function clearFieldError({ target }: Event): void {
  const control = target as HTMLInputElement;
  if (!control.hasAttribute('aria-invalid')) return;
  document.getElementById(`${control.id}-error`)?.remove();
  unmark(control);
  const summary = control.form?.querySelector('.error-summary');
  summary
    ?.querySelector(`[href="#${CSS.escape(control.id)}"]`)
    ?.closest('li')
    ?.remove();
  if (!summary?.querySelector('li')) summary?.remove();
}

/** Creates an element with a class and children. */
export function element(tag: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

const statusOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-status]')!;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`);

function mark(control: HTMLElement, message: string): void {
  const error = element('p', 'field-error', message);
  error.id = `${control.id}-error`;
  (control.closest('.field') ?? control.parentElement!).append(error);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute(
    'aria-describedby',
    [control.dataset.hint ?? hintOf(control), error.id].filter(Boolean).join(' '),
  );
}

function unmark(control: Element): void {
  control.removeAttribute('aria-invalid');
  const hint = hintOf(control);
  if (hint) control.setAttribute('aria-describedby', hint);
  else control.removeAttribute('aria-describedby');
}

/** A hint's id is the field's id followed by `-hint`. */
const hintOf = (control: Element) => (document.getElementById(`${control.id}-hint`) ? `${control.id}-hint` : '');
