import type { ReactNode } from 'react';

type Props = { id: string; title: string; all?: { label: string; href: string }; children: ReactNode };

/** A section of a company's page, with a link to the list that has the rest. */
export function CompanySection({ id, title, all, children }: Props) {
  return (
    <section id={id} className="company-part" aria-labelledby={`${id}-title`}>
      <div className="section-rule">
        <h2 id={`${id}-title`}>{title}</h2>
        {all && <a href={all.href}>{all.label}</a>}
      </div>
      {children}
    </section>
  );
}
