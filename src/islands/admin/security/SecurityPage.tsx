import { toast } from '#ui/toast.ts';
import { PasswordForm } from '#widgets/passwords/PasswordForm.tsx';
import { SecondFactors } from '#widgets/second-factor/SecondFactors.tsx';
import './security.css';

/** How the staff member signs in: email, password and second factors. */
export function SecurityPage() {
  return (
    <div className="security-page">
      <header className="page-head">
        <h1>Security</h1>
        <a href="/change-email" data-astro-reload>
          Change the email you sign in with
        </a>
      </header>
      <div className="stack stack-wide">
        <section className="stack" aria-labelledby="security-password">
          <h2 id="security-password" className="section-rule">
            Password
          </h2>
          <div className="sheet sheet-body">
            <PasswordForm oldLabel="Current password" onChanged={toast} />
          </div>
        </section>
        <SecondFactors />
      </div>
    </div>
  );
}
