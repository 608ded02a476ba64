import { lineWords } from '#client/line-of.ts';

/** What a form says: refusals at their fields and in a summary on top, failures and success in its status line. */

/** Field name → how to mend it. */
export type Faults = Record<string, string>;

/** Takes back everything that was said. */
export function clearMessages(form: HTMLFormElement): void {
  for (const said of form.querySelectorAll('.error-summary, .field-error')) said.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) unmark(control);
  statusOf(form).replaceChildren();
}

/** Puts each fault under its field and all of them, under `title`, into a summary that takes the focus. */
export function showFaults(form: HTMLFormElement, faults: Faults, title: string): void {
  const summary = element('div', 'error-summary', element('p', 'notice-title', title));
  summary.setAttribute('role', 'alert');
  summary.tabIndex = -1;
  const list = element('ul', '');
  for (const [name, message] of Object.entries(faults)) {
    const control = controlOf(form, name);
    if (control) mark(control, message);
    const link = element('a', '', `${lineWords(name)}${message}`);
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

/** Says what became of the form: `ok` when there is a pause, anything else at once. */
export function showStatus(
  form: HTMLFormElement,
  tone: 'ok' | 'warn' | 'bad',
  title: string,
  ...details: (string | Node)[]
): void {
  const words = element('div', '', element('p', 'notice-title', title));
  words.append(...details.filter(Boolean).map((detail) => element('p', '', detail)));
  const notice = element('div', 'notice', words);
  notice.dataset.tone = tone;
  if (tone !== 'ok') notice.setAttribute('role', 'alert');
  statusOf(form).replaceChildren(notice);
  notice.scrollIntoView({ block: 'nearest' });
}

/** A field's message goes once it is edited. */
export function forgetFault({ target }: Event): void {
  const control = target as HTMLInputElement;
  if (!control.hasAttribute('aria-invalid')) return;
  document.getElementById(`${control.id}-error`)?.remove();
  unmark(control);
}

/** An element with a class and what it holds. */
export function element(tag: string, className: string, ...children: (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

const statusOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-status]')!;

const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`);

function mark(control: HTMLElement, message: string): void {
  const fault = element('p', 'field-error', message);
  fault.id = `${control.id}-error`;
  (control.closest('.field') ?? control.parentElement!).append(fault);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute(
    'aria-describedby',
    [control.dataset.hint ?? hintOf(control), fault.id].filter(Boolean).join(' '),
  );
}

function unmark(control: Element): void {
  control.removeAttribute('aria-invalid');
  const hint = hintOf(control);
  if (hint) control.setAttribute('aria-describedby', hint);
  else control.removeAttribute('aria-describedby');
}

/** A field's hint has the field's id and `-hint`. */
const hintOf = (control: Element) => (document.getElementById(`${control.id}-hint`) ? `${control.id}-hint` : '');
