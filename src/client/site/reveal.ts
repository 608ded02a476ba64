/** Animates each dimension line once, when it first comes into view; without this script the lines are static. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-draw', '');
      observer.unobserve(target);
    }
  },
  { threshold: 0.6 },
);
for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
