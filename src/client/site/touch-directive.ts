import { onFirstTouch } from './first-touch.ts';

/**
 * `client:touch`, for an island of a public page: loads it and the framework at the first touch of one of its controls, or at
 * once if the address has one of the parameters in its `data-params`. It finds in its fields what was typed until then.
 */
export default function hydrateOnTouch(
  load: () => Promise<() => Promise<void>>,
  _: unknown,
  island: HTMLElement,
): void {
  const { start } = onFirstTouch(island, async () => {
    await (
      await load()
    )();
    // Astro removes `ssr` from a live island.
    return !island.hasAttribute('ssr');
  });
  const names = island.querySelector<HTMLElement>('[data-params]')?.dataset.params?.split(' ') ?? [];
  const address = new URLSearchParams(location.search);
  if (names.some((name) => address.has(name))) start();
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch of a control (`src/client/site/touch-directive.ts`). */
    'client:touch'?: boolean;
  }
}
