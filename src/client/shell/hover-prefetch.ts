import { prefetch } from 'astro:prefetch';

/** How long the pointer must rest on a link, milliseconds: passing over it does not count. */
export const HOVER_MS = 80;

/**
 * Prefetches a page while the pointer is on a link to it. Astro does this only for links in the built page, not for
 * those that an island renders.
 */
export function prefetchOnHover(area: string): void {
  let timer: ReturnType<typeof setTimeout>;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[href^="${area}"]`);
    if (link && !link.download) timer = setTimeout(() => prefetch(link.pathname + link.search), HOVER_MS);
  });
}
