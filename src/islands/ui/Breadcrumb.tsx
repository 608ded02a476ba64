/** One level of the breadcrumb; the last one, the page itself, has no link. */
export type Crumb = { label: string; href?: string };

/** The path to this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
