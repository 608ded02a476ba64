/** Plays the film over its still image, once the page has loaded and only while it is in view. */
const frame = document.querySelector<HTMLElement>('[data-film]');
const connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
  .connection;
const isUnwanted =
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  connection?.saveData === true ||
  /2g/.test(connection?.effectiveType ?? '');

if (frame && !isUnwanted) {
  const start = () => requestIdleCallback?.(() => play(frame)) ?? setTimeout(() => play(frame), 500);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function play(frame: HTMLElement): void {
  const video = document.createElement('video');
  video.muted = video.loop = video.playsInline = true;
  video.setAttribute('aria-hidden', 'true');
  const cut = matchMedia('(width < 700px)').matches ? 'hero-phone' : 'hero';
  for (const kind of ['webm', 'mp4']) {
    const source = document.createElement('source');
    source.src = `/film/${cut}.${kind}`;
    source.type = `video/${kind}`;
    video.append(source);
  }
  video.addEventListener('playing', () => video.classList.add('is-playing'), { once: true });
  frame.append(video);
  frame.append(stopButton(video));
  new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) video.pause();
    else if (!video.hasAttribute('data-stopped')) void video.play().catch(() => undefined);
  }).observe(video);
}

/** A film that plays automatically for more than five seconds needs a way to stop it (WCAG 2.2.2). */
function stopButton(video: HTMLVideoElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hero-stop';
  button.textContent = 'Stop film';
  button.addEventListener('click', () => {
    const isStopping = !video.paused;
    video.toggleAttribute('data-stopped', isStopping);
    button.textContent = isStopping ? 'Play film' : 'Stop film';
    if (isStopping) video.pause();
    else void video.play();
  });
  return button;
}
