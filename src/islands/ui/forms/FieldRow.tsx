import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './field-row.css';

/** Two fields side by side; on a phone one below the other. */
export function FieldRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('field-row', className)}>{children}</div>;
}
