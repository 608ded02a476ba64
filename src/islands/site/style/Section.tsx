import type { ReactNode } from 'react';

type Props = { number: string; title: string; note: string; children: ReactNode };

/** A numbered section of the style sheet, with its content on a light and on a dark ground. */
export function Section({ number, title, note, children }: Props) {
  return (
    <section className="style-section" id={`part-${number}`}>
      <div className="section-rule">
        <h2 className="part-label">
          <b>{number}</b> {title}
        </h2>
        <p>{note}</p>
      </div>
      <div className="style-pair">
        <div data-scheme="light">{children}</div>
        <div data-scheme="dark">{children}</div>
      </div>
    </section>
  );
}
