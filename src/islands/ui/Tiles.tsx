import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tiles.css';

type Tile = { label: string; figure: ReactNode; href?: string };

/** Counts in a ruled row; one with an address is a link to what it counts. */
export function Tiles({ tiles, className }: { tiles: Tile[]; className?: string }) {
  return (
    <ul className={classNames('tiles', className)}>
      {tiles.map(({ label, figure, href }) => (
        <li key={label} className="tile">
          <p className="tile-label">{href ? <a href={href}>{label}</a> : label}</p>
          <p className="tile-figure">{figure}</p>
        </li>
      ))}
    </ul>
  );
}
