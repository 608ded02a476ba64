import { getMyCompanyEndpoint } from '#contracts/companies/own.ts';
import { showAccount } from '../account.ts';
import { readCart, watchCart } from '../cart.ts';
import { guardArea } from '../guard.ts';
import { prefetchOnHover } from './hover-prefetch.ts';
import { queryClient, read } from '../queries.ts';
import './scroll-position.ts';
import { enableSearchKey } from '../search-key.ts';
import { readUser } from '../session.ts';
import './hydrate-before-swap.ts';
import { markCurrentTab, showCurrentTab } from './tab-strip.ts';

type OwnCompanyReply = Awaited<ReturnType<typeof company.queryFn>>;

/** The portal's header: guard, tabs, company, user, cart badge, Logout. No framework, so that it works before React loads. */
guardArea(['customer']);
prefetchOnHover('/portal');
enableSearchKey();
showAccount('/login/customer');
showCartCount();
watchCart(showCartCount);
document.addEventListener('astro:page-load', () => {
  markCurrentTab();
  showCartCount();
  if (readUser()) void showCompany();
});

/** Refreshed after a minute, because an order may be waiting for approval. */
const company = { ...read(getMyCompanyEndpoint), staleTime: 60_000 };
let isWatching = false;

/** A failure leaves the header as it is (specification §8: silently ignored). */
async function showCompany(): Promise<void> {
  await queryClient.prefetchQuery(company);
  fillCompany();
  // A decision changes the number of pending approvals: show each refresh at once.
  if (!isWatching) queryClient.observe(company, fillCompany);
  isWatching = true;
}

function fillCompany(): void {
  const reply = queryClient.getQueryData<OwnCompanyReply>(company.queryKey);
  if (!reply) return;
  for (const slot of document.querySelectorAll('[data-company-name]')) slot.textContent = reply.company.name;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-company-logo]')) {
    const url = reply.company.logo_url;
    slot.hidden = !url;
    if (url && slot.querySelector('img')?.getAttribute('src') !== url) slot.replaceChildren(logoImage(url));
  }
  showApprovals(reply);
}

function showApprovals({ company_role, approvals }: OwnCompanyReply): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-approvals-count]')) {
    slot.textContent = String(approvals);
    slot.hidden = approvals === 0;
  }
  for (const tab of document.querySelectorAll<HTMLElement>('[data-approvals]')) {
    const hidden = company_role === 'buyer';
    if (tab.hidden === hidden) continue;
    tab.hidden = hidden;
    showCurrentTab();
  }
}

/** Created here, because an `img` in the page would need its address. No alternative text: the name is beside it. */
function logoImage(url: string): HTMLImageElement {
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
