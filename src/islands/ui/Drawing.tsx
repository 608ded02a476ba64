type Props = {
  /** Slug of the drawing (src/drawings/catalogue.ts). */
  slug: string;
  /** Read out in place of the drawing; without it the drawing is decoration. */
  title?: string;
  /** Width in px; the height is three quarters of it. */
  size?: number;
  className?: string;
};

/**
 * A line drawing as a picture: the file shows as much as its size bears and follows the light or dark scheme of its
 * place. The drawings themselves stay out of the script.
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
