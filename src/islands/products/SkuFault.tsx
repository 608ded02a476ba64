type Props = {
  /** What is wrong with the SKU. */
  words: string;
  /** What the server last said of it, and the product that has it. */
  taken: { words?: string | undefined; by?: number | undefined };
};

/**
 * What is wrong with a SKU, with the way to the product that has it. That opens in a tab of its own, since what was typed here
 * would have to be left. With an opener: else a session that this tab alone has would not reach the new one.
 */
export function SkuFault({ words, taken }: Props) {
  return (
    <span>
      {words}{' '}
      {taken.by !== undefined && taken.words === words && (
        <a href={`/admin/products/${taken.by}`} target="_blank" rel="opener">
          Open that product in a new tab
        </a>
      )}
    </span>
  );
}
