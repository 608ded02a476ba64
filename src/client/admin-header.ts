import { staffRoles } from '#contracts/endpoint.ts';
import { showAccount } from './account.ts';
import { guardArea } from './guard.ts';
import { readUser } from './session.ts';
import { LYING, SIDEBAR } from './sidebar.ts';
import './wake-islands.ts';
import './way-back.ts';

/** Brings the staff desk's frame to life: guard, greeting, Logout, palette, keys, and the sidebar that remembers whether it is folded. */
guardArea(staffRoles);
showAccount('/login/employee');

const lying = matchMedia(LYING);

// After a swap the new page has not been painted yet: folded there, the sidebar does not jump.
for (const event of ['astro:after-swap', 'astro:page-load']) document.addEventListener(event, restore);
lying.addEventListener('change', restore);
restore();

document.addEventListener('keydown', (event) => {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isCommand && event.key.toLowerCase() === 'k') {
    event.preventDefault();
    void openPalette();
  } else if (event.key === '?' && !isCommand && !isTyping(event.target)) {
    event.preventDefault();
    void openKeyHelp();
  }
});
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-palette]')) void openPalette();
  if (target.closest('[data-key-help]')) void openKeyHelp();
});

async function openPalette(): Promise<void> {
  if (isBehindDialog()) return;
  // What is typed while it loads is meant for it, and neither for the page nor for a field there.
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', keep, true);
  const palette = await import('./palette.ts').finally(() => document.removeEventListener('keydown', keep, true));
  if (!isBehindDialog()) palette.openPalette(typed);
}

async function openKeyHelp(): Promise<void> {
  if (isBehindDialog()) return;
  const help = await import('./key-help.ts');
  if (!isBehindDialog()) help.openKeyHelp();
}

/** Asked before the loading, within which the dialog may be closed, and after it, which two quick keys would overtake. */
const isBehindDialog = () => document.querySelector('dialog[open]') !== null;

const isTyping = (place: EventTarget | null) =>
  place instanceof HTMLElement && (place.isContentEditable || place.matches('input, textarea, select'));

document.addEventListener('click', (event) => {
  const toggle = event.target instanceof Element && event.target.closest('[data-sidebar-toggle]');
  if (!toggle) return;
  const folded = toggle.getAttribute('aria-expanded') === 'true';
  if (!lying.matches) localStorage.setItem(SIDEBAR, folded ? 'folded' : 'open');
  fold(folded);
});

function restore(): void {
  fold(lying.matches || localStorage.getItem(SIDEBAR) === 'folded');
  document.querySelector('.admin')?.setAttribute('data-role', readUser()?.role ?? '');
}

function fold(folded: boolean): void {
  document.querySelector('[data-sidebar-toggle]')?.setAttribute('aria-expanded', String(!folded));
  document.querySelector('.admin')?.setAttribute('data-folded', String(folded));
}
