type Props = {
  /** Undefined while it loads. */
  total: number | undefined;
  /** True where counting stopped there. */
  capped: boolean | undefined;
  one: string;
  many: string;
};

/** `1,234 companies`, or `500+ companies` where nobody counted further. */
export function ListCount({ total, capped, one, many }: Props) {
  const words =
    total === undefined ? ' ' : `${total.toLocaleString('en-IN')}${capped ? '+' : ''} ${total === 1 ? one : many}`;
  return (
    <p className="list-count quiet" role="status">
      {words}
    </p>
  );
}
