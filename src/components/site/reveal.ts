/** Draws each dimension line once, when it is first seen; without this script the lines simply stand there. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-draw', '');
      seen.unobserve(target);
    }
  },
  { threshold: 0.6 },
);
for (const element of document.querySelectorAll('[data-reveal]')) seen.observe(element);
