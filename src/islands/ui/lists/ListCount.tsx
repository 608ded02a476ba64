type Props = {
  /** Undefined while it loads. */
  total: number | undefined;
  /** True where the server stopped counting there. */
  capped: boolean | undefined;
  singular: string;
  plural: string;
};

/** `1,234 companies`, or `500+ companies` where the count is capped. */
export function ListCount({ total, capped, singular, plural }: Props) {
  const text =
    total === undefined
      ? ' '
      : `${total.toLocaleString('en-IN')}${capped ? '+' : ''} ${total === 1 ? singular : plural}`;
  return (
    <p className="list-count quiet" role="status">
      {text}
    </p>
  );
}
