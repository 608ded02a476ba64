import { getMyCompanyEndpoint } from '#contracts/companies.ts';
import { showAccount } from './account.ts';
import { readCart, watchCart } from './cart.ts';
import { guardArea } from './guard.ts';
import { prefetchOnHover } from './hover-prefetch.ts';
import { queryClient, read } from './queries.ts';
import { readUser } from './session.ts';

/** Brings the portal's header to life: guard, company, user, cart badge, Logout. No framework: it paints first. */
guardArea(['customer']);
prefetchOnHover('/portal');
showAccount('/login/customer');
showCartCount();
watchCart(showCartCount);
document.addEventListener('astro:page-load', () => {
  showCartCount();
  if (readUser()) void showCompany();
});

/** A failure leaves the header as it is (specification §8: silently ignored). */
async function showCompany(): Promise<void> {
  const reply = await queryClient.fetchQuery({ ...read(getMyCompanyEndpoint), staleTime: Infinity }).catch(() => null);
  if (!reply) return;
  for (const slot of document.querySelectorAll('[data-company-name]')) slot.textContent = reply.company.name;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-company-logo]')) {
    const url = reply.company.logo_url;
    slot.hidden = !url;
    if (url && slot.querySelector('img')?.getAttribute('src') !== url) slot.replaceChildren(picture(url));
  }
}

/** Made here: a picture may not stand in a page before its address is known. The name beside it says what it shows. */
function picture(url: string): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  image.src = url;
  return image;
}

function showCartCount(): void {
  const count = readCart().length;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    slot.textContent = String(count);
    slot.hidden = count === 0;
  }
}
