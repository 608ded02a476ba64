/**
 * A picture that fails to load is replaced by a drawing of a frame, in the same box (specification §8). The drawing is
 * part of the script, as without a connection no other file would arrive either.
 */

const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#dde6e3" d="M-2000-2000h4400v4300h-4400z"/>
<g fill="none" stroke="#5c6f6d" stroke-width="2"><path d="M150 110h100v80H150z"/><path d="m150 178 32-32 24 24 16-16 28 28"/><circle cx="226" cy="132" r="8"/></g></svg>`;

let placeholder: string | undefined;

function replace(picture: HTMLImageElement): void {
  if (picture.src === placeholder) return;
  placeholder ??= URL.createObjectURL(new Blob([FRAME], { type: 'image/svg+xml' }));
  for (const source of picture.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  picture.removeAttribute('srcset');
  picture.src = placeholder;
}

document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && replace(target), true);

// Those that failed before this script ran. A drawing may have no width of its own, so each is tried once more.
for (const picture of document.images) {
  if (!picture.complete || picture.naturalWidth > 0 || !picture.currentSrc) continue;
  const again = new Image();
  again.addEventListener('error', () => replace(picture));
  again.src = picture.currentSrc;
}
