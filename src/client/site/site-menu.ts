/**
 * The dropdowns are `details`, which open by click, touch or key without a script. This script closes them when a
 * visitor expects it: when the mouse or the focus leaves, on Escape, and on a click elsewhere.
 */
const wide = matchMedia('(width >= 1160px)');
const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('.site-header details')];
/** A short delay, because the mouse may cross a neighbour on its way to the panel; milliseconds. */
const CLOSE_DELAY_MS = 180;

for (const dropdown of dropdowns) {
  let leaving = 0;
  dropdown.addEventListener('pointerenter', () => clearTimeout(leaving));
  dropdown.addEventListener('pointerleave', ({ pointerType }) => {
    if (!wide.matches || pointerType !== 'mouse') return;
    leaving = window.setTimeout(() => (dropdown.open = false), CLOSE_DELAY_MS);
  });
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (wide.matches && relatedTarget && !dropdown.contains(relatedTarget as Node)) dropdown.open = false;
  });
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open) return;
    // On a phone Escape would close the whole menu as well.
    event.preventDefault();
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  });
}

document.addEventListener('click', ({ target }) => {
  for (const dropdown of dropdowns) {
    if (wide.matches && !dropdown.contains(target as Node)) dropdown.open = false;
  }
});

// In landscape the menu becomes a bar, so close the open popover.
wide.addEventListener('change', () => document.querySelector<HTMLElement>('#site-menu:popover-open')?.hidePopover());
