import { prefetch } from 'astro:prefetch';

/** A pointer that rests this long means it; one on its way across does not. Milliseconds. */
export const REST_MS = 80;

/**
 * Fetches a page while the pointer is on a link to it. Astro does so for the links of the built page; those that an
 * island draws later are told here.
 */
export function prefetchOnHover(area: string): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${area}"]`);
    if (link && !link.download) timer = setTimeout(() => prefetch(link.pathname + link.search), REST_MS);
  });
}
