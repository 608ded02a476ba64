/** The server's refusal of a SKU that another product has. */
export type DuplicateSku = { message?: string | undefined; productId?: number | undefined };

type Props = { message: string; duplicate: DuplicateSku };

/**
 * The error of the SKU field, with a link to the product that already has it. The link opens a new tab to keep the form as it
 * is, and needs its opener: the session may exist in this tab only.
 */
export function SkuError({ message, duplicate }: Props) {
  return (
    <span>
      {message}{' '}
      {duplicate.productId !== undefined && duplicate.message === message && (
        <a href={`/admin/products/${duplicate.productId}`} target="_blank" rel="opener">
          Open that product in a new tab
        </a>
      )}
    </span>
  );
}
