import { staffRoles } from '#contracts/endpoint.ts';
import { showAccount } from './account.ts';
import { guardArea } from './guard.ts';

/** Brings the staff desk's frame to life: guard, greeting, Logout, and the sidebar that remembers whether it is folded. */
guardArea(staffRoles);
showAccount('/login/employee');

const KEY = 'sidebar';

document.addEventListener('astro:page-load', () => {
  const toggle = document.querySelector<HTMLButtonElement>('[data-sidebar-toggle]');
  if (!toggle) return;
  fold(localStorage.getItem(KEY) === 'folded');
  toggle.onclick = () => {
    const folded = toggle.getAttribute('aria-expanded') === 'true';
    localStorage.setItem(KEY, folded ? 'folded' : 'open');
    fold(folded);
  };
});

function fold(folded: boolean): void {
  document.querySelector('[data-sidebar-toggle]')?.setAttribute('aria-expanded', String(!folded));
  document.querySelector('.admin')?.toggleAttribute('data-folded', folded);
}
