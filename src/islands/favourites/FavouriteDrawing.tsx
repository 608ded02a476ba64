/** A bearing in front view with a star beside it, for the place where favourites will be. */
export function FavouriteDrawing() {
  return (
    <svg viewBox="0 0 120 96">
      <circle cx="50" cy="52" r="34" />
      <circle cx="50" cy="52" r="27" />
      <circle cx="50" cy="52" r="19" />
      <circle cx="50" cy="52" r="12" />
      <path d="M50 8v12m0 64v10M4 52h12m68 0h12" />
      <path className="detail" d="m100 8 3.7 7.8 8.3 1.1-6 6 1.4 8.5-7.4-4.2-7.4 4.2 1.4-8.5-6-6 8.3-1.1z" />
    </svg>
  );
}
