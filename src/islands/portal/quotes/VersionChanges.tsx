import { useState } from 'react';
import { formatDay } from '#client/format.ts';
import { formatProductName } from '#client/typeset.ts';
import { formatRupees } from '#contracts/fields/money.ts';
import type { QuoteVersion } from '#contracts/quotes/portal.ts';
import { Select } from '#ui/forms/Select.tsx';
import { type Change, compareVersions, type LineChange } from './compare-versions.ts';

/** The differences from another version of the quote, by line; by default from the previous one. */
export function VersionChanges({ quote, others }: { quote: QuoteVersion; others: QuoteVersion[] }) {
  const before = others.find(({ version }) => version < quote.version) ?? others[0]!;
  const [id, setId] = useState(before.id);
  const other = others.find((one) => one.id === id) ?? before;
  const [older, newer] = other.version < quote.version ? [other, quote] : [quote, other];
  const { changed, same } = compareVersions(older.lines, newer.lines);
  return (
    <section className="quote-changes no-print">
      <h2 className="section-rule">
        Changes from version {older.version} to {newer.version}
      </h2>
      {others.length > 1 && (
        <Select label="Compare with" value={other.id} onChange={(event) => setId(Number(event.target.value))}>
          {others.map(({ id: one, version }) => (
            <option key={one} value={one}>
              Version {version}
            </option>
          ))}
        </Select>
      )}
      <ul className="quote-change-list">
        {changed.map((line) => (
          <ChangedLine key={line.id} {...line} />
        ))}
        <li>
          <strong>Overall</strong>
          <Changes changes={overallChanges(older, newer)} />
        </li>
      </ul>
      {same > 0 && (
        <p className="small quiet">{same === 1 ? '1 line is unchanged.' : `${same} lines are unchanged.`}</p>
      )}
    </section>
  );
}

const kinds = { added: 'Added', removed: 'Removed', changed: 'Changed' };

function ChangedLine({ name, sku, kind, changes }: LineChange) {
  return (
    <li>
      <span>
        <strong>{formatProductName(name)}</strong> {sku && <span className="code small quiet">{sku}</span>}
      </span>
      <span className="small quiet">{kinds[kind]}</span>
      <Changes changes={changes} />
    </li>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (after === null ? <span>{before}</span> : <del>{before}</del>)}
            {before !== null && after !== null && ' '}
            {after !== null && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function overallChanges(older: QuoteVersion, newer: QuoteVersion): Change[] {
  const fields = (quote: QuoteVersion): [string, string][] => [
    ['Total', formatRupees(quote.total)],
    ['Valid until', formatDay(quote.valid_until!)],
    ['Terms', quote.terms ?? '–'],
    ['Files', quote.files.map(({ name }) => name).join(', ') || '–'],
  ];
  const after = fields(newer);
  const changes = fields(older).map(([label, before], index) => ({ label, before, after: after[index]![1] }));
  return changes.filter(({ label, before, after }) => before !== after || label === 'Total');
}
