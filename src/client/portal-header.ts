import { getMyCompanyEndpoint } from '#contracts/companies.ts';
import { showAccount } from './account.ts';
import { readCart, watchCart } from './cart.ts';
import { guardArea } from './guard.ts';
import { prefetchOnHover } from './hover-prefetch.ts';
import { queryClient, read } from './queries.ts';
import './scroll-place.ts';
import { leadToSearch } from './search-key.ts';
import { readUser } from './session.ts';
import './wake-islands.ts';

type OwnCompanyReply = Awaited<ReturnType<typeof company.queryFn>>;

/** Brings the portal's header to life: guard, company, user, cart badge, Logout. No framework: it paints first. */
guardArea(['customer']);
prefetchOnHover('/portal');
leadToSearch();
showAccount('/login/customer');
showCartCount();
watchCart(showCartCount);
document.addEventListener('astro:page-load', () => {
  showCartCount();
  if (readUser()) void showCompany();
});

/** How long what the header knows counts as fresh: somebody may wait for an approval. */
const company = { ...read(getMyCompanyEndpoint), staleTime: 60_000 };
let watching = false;

/** A failure leaves the header as it is (specification §8: silently ignored). */
async function showCompany(): Promise<void> {
  await queryClient.prefetchQuery(company);
  fillCompany();
  // A decision changes how many wait: what is read anew is shown at once.
  if (!watching) queryClient.observe(company, fillCompany);
  watching = true;
}

function fillCompany(): void {
  const reply = queryClient.getQueryData<OwnCompanyReply>(company.queryKey);
  if (!reply) return;
  for (const slot of document.querySelectorAll('[data-company-name]')) slot.textContent = reply.company.name;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-company-logo]')) {
    const url = reply.company.logo_url;
    slot.hidden = !url;
    if (url && slot.querySelector('img')?.getAttribute('src') !== url) slot.replaceChildren(picture(url));
  }
  showApprovals(reply);
}

function showApprovals({ company_role, approvals }: OwnCompanyReply): void {
  for (const tab of document.querySelectorAll<HTMLElement>('[data-approvals]')) tab.hidden = company_role === 'buyer';
  for (const slot of document.querySelectorAll<HTMLElement>('[data-approvals-count]')) {
    slot.textContent = String(approvals);
    slot.hidden = approvals === 0;
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
