import { staffRoles } from '#contracts/endpoint.ts';
import { showAccount } from '../account.ts';
import { guardArea } from '../guard.ts';
import { isTyping } from './is-typing.ts';
import { readUser } from '../session.ts';
import { NARROW_SCREEN, SIDEBAR } from './sidebar.ts';
import './hydrate-before-swap.ts';
import './back-to-list.ts';

/** The script of every admin page: guard, greeting, Logout, palette, shortcuts, and the sidebar, which stays folded if it was. */
guardArea(staffRoles);
showAccount('/login/employee');

const narrowScreen = matchMedia(NARROW_SCREEN);

// After a swap the new page is not painted yet, so folding the sidebar then does not make it jump.
for (const event of ['astro:after-swap', 'astro:page-load']) document.addEventListener(event, restoreSidebar);
narrowScreen.addEventListener('change', restoreSidebar);
restoreSidebar();

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
  if (isDialogOpen()) return;
  // Keys typed while it loads are meant for the palette, not for the page.
  let typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    typed += event.key;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', collect, true);
  const palette = await import('./palette.ts').finally(() => document.removeEventListener('keydown', collect, true));
  if (!isDialogOpen()) palette.openPalette(typed);
}

async function openKeyHelp(): Promise<void> {
  if (isDialogOpen()) return;
  const help = await import('./key-help.ts');
  if (!isDialogOpen()) help.openKeyHelp();
}

/** Checked before loading and again after it: another dialog may have opened meanwhile. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

document.addEventListener('click', (event) => {
  const toggle = event.target instanceof Element && event.target.closest('[data-sidebar-toggle]');
  if (!toggle) return;
  const isFolded = toggle.getAttribute('aria-expanded') === 'true';
  if (!narrowScreen.matches) localStorage.setItem(SIDEBAR, isFolded ? 'folded' : 'open');
  setFolded(isFolded);
});

function restoreSidebar(): void {
  setFolded(narrowScreen.matches || localStorage.getItem(SIDEBAR) === 'folded');
  const user = readUser();
  document.querySelector('.admin')?.setAttribute('data-role', user?.role ?? '');
  // Links of a page's head, which is the same for everyone: with `data-needs`, only for who has one of those rights.
  for (const link of document.querySelectorAll<HTMLElement>('[data-needs]')) {
    link.hidden = !user?.rights?.some((right) => link.dataset.needs!.split(',').includes(right));
  }
}

function setFolded(isFolded: boolean): void {
  document.querySelector('[data-sidebar-toggle]')?.setAttribute('aria-expanded', String(!isFolded));
  document.querySelector('.admin')?.setAttribute('data-folded', String(isFolded));
}
