import type { ReactNode } from 'react';
import './review.css';

/** What is sent besides the lines: label and value per row. Rows without a value are left out. */
export function ReviewFacts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="review-facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
