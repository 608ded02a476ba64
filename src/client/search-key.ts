import { navigate } from 'astro:transitions/client';
import { isTyping } from './shell/is-typing.ts';

/** `/` on a page without a search box opens the catalogue and its search; a box that is not ready yet gets the focus. */
export function enableSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const box = document.querySelector<HTMLElement>('.search input');
    if (box) return box.focus();
    void navigate('/portal/catalog').then(() => document.querySelector<HTMLElement>('.search input')?.focus());
  });
}
