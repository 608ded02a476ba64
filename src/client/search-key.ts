import { navigate } from 'astro:transitions/client';
import { isTyping } from './is-typing.ts';

/** `/` on a page without a search box opens the catalogue and its search; a search box handles the key itself. */
export function enableSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('.search input, dialog[open]')) return;
    event.preventDefault();
    void navigate('/portal/catalog').then(() => document.querySelector<HTMLElement>('.search input')?.focus());
  });
}
