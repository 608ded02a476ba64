/** Plays the film over its still, once everything else has arrived and only while it is in view. */
const frame = document.querySelector<HTMLElement>('[data-film]');
const connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
  .connection;
const isUnwelcome =
  matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches ||
  connection?.saveData === true ||
  /2g/.test(connection?.effectiveType ?? '');

if (frame && !isUnwelcome) {
  const start = () => requestIdleCallback?.(() => play(frame)) ?? setTimeout(() => play(frame), 500);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function play(place: HTMLElement): void {
  const video = document.createElement('video');
  video.muted = video.loop = video.playsInline = true;
  video.setAttribute('aria-hidden', 'true');
  for (const src of place.dataset.film!.split(' ')) {
    const source = document.createElement('source');
    source.src = src;
    source.type = `video/${src.split('.').at(-1)}`;
    video.append(source);
  }
  video.addEventListener('playing', () => video.classList.add('is-playing'), { once: true });
  place.append(video);
  place.append(stopButton(video));
  new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) video.pause();
    else if (!video.hasAttribute('data-stopped')) void video.play().catch(() => undefined);
  }).observe(video);
}

/** Whatever moves by itself for longer than five seconds needs a way to stop it (WCAG 2.2.2). */
function stopButton(video: HTMLVideoElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'hero-stop';
  button.textContent = 'Stop film';
  button.addEventListener('click', () => {
    const stops = !video.paused;
    video.toggleAttribute('data-stopped', stops);
    button.textContent = stops ? 'Play film' : 'Stop film';
    if (stops) video.pause();
    else void video.play();
  });
  return button;
}
