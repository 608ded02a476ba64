import type { ReactNode } from 'react';

type Props = {
  /** One sentence: what is empty. */
  children: ReactNode;
  /** What to do next: a link or a button. */
  action?: ReactNode;
  /** A line drawing, 120 px wide. */
  drawing?: ReactNode;
};

/** Shown where there is nothing yet: says what is empty and what to do next. */
export function EmptyState({ children, action, drawing }: Props) {
  return (
    <div className="empty">
      {drawing && (
        <div className="empty-drawing" aria-hidden="true">
          {drawing}
        </div>
      )}
      <p>{children}</p>
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}
