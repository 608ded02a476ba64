type Props = {
  /** Slug of the drawing (src/drawings/catalogue.ts). */
  slug: string;
  /** Alternative text; without it the drawing is decoration. */
  title?: string;
  /** Width in px; the height is three quarters of it. */
  size?: number;
  className?: string;
};

/**
 * A line drawing as an image, so that the drawings stay out of the script. The file shows as much detail as its size
 * allows and follows the light or dark scheme.
 */
export function Drawing({ slug, title = '', size = 120, className }: Props) {
  return (
    <img
      src={`/drawings/${slug}.svg`}
      alt={title}
      width={size}
      height={size * 0.75}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
