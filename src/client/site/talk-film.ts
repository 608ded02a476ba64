/** The chapter list of a talk's film: a chapter jumps to its time, and the one that plays is marked. */
const film = document.querySelector<HTMLVideoElement>('#talk-film')!;
const chapters = [...document.querySelectorAll<HTMLAnchorElement>('[data-start]')];
const startOf = (chapter: HTMLAnchorElement) => Number(chapter.dataset.start);

for (const chapter of chapters) {
  chapter.addEventListener('click', (event) => {
    // A new tab shows the film alone from this time on.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    film.currentTime = startOf(chapter);
    void film.play().catch(() => undefined);
  });
}

film.addEventListener('timeupdate', () => {
  const current = chapters.findLast((chapter) => startOf(chapter) <= film.currentTime + 0.05);
  for (const chapter of chapters) {
    if (chapter === current) chapter.setAttribute('aria-current', 'true');
    else chapter.removeAttribute('aria-current');
  }
});
