import { Notice } from '#ui/Notice.tsx';

/** Notices of each tone, and an error summary. */
export function Feedback() {
  return (
    <div className="stack">
      <Notice>Prices are before GST. Tax is added in the cart.</Notice>
      <Notice tone="ok">Profile updated</Notice>
      <Notice tone="warn">2 lines exceed the available stock.</Notice>
      <Notice tone="bad" onRetry={() => undefined}>
        The orders could not be loaded. No changes were made.
      </Notice>
      {/* Only its markup: the component would take the focus. */}
      <div className="error-summary">
        <p className="notice-title">Please check these fields.</p>
        <ul>
          <li>
            <a href="/style">Enter an email address like name@company.in.</a>
          </li>
          <li>
            <a href="/style">Enter the six digits of the PIN code.</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
