import { useId } from 'react';
import { type Column, Table } from '#ui/Table.tsx';

type Link = { label: string; href: string };

type Props<Row> = {
  title: string;
  all: Link;
  /** The text of an empty list, and a link to the next action. */
  empty: { text: string } & Partial<Link>;
  /** Undefined while they load. */
  rows: Row[] | undefined;
  columns: Column<Row>[];
};

/** The newest records of one kind, under a heading. */
export function RecentList<Row extends { id: number }>({ title, all, empty, rows, columns }: Props<Row>) {
  const titleId = useId();
  return (
    <section className="recent" aria-labelledby={titleId}>
      <h2 id={titleId} className="section-rule">
        {title}
        <a className="small" href={all.href}>
          {all.label}
        </a>
      </h2>
      {rows?.length === 0 ? (
        <p className="recent-empty">
          {empty.text} {empty.href && <a href={empty.href}>{empty.label}</a>}
        </p>
      ) : (
        <div className="sheet">
          <Table caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </div>
      )}
    </section>
  );
}
