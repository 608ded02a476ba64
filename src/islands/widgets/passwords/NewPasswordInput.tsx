import { type ComponentProps, useState } from 'react';
import { type Judge, loadJudge } from '#client/password-strength.ts';
import { MIN_PASSWORD_LENGTH } from '#contracts/limits.ts';
import { PasswordInput } from '#ui/forms/PasswordInput.tsx';
import './new-password-input.css';

type Props = ComponentProps<typeof PasswordInput> & {
  /** Name, email address and company of the person whose password it is, if that is not the signed-in user. */
  details?: string[];
};

const LEVELS = ['Too easy to guess', 'Fair', 'Good', 'Strong'] as const;
const OWN = 'Too close to the name, email address or company';

/** A field for a new password that shows how strong it is while it is typed. The server decides. */
export function NewPasswordInput({ details = [], onChange, ...props }: Props) {
  const [judge, setJudge] = useState<Judge | null>(null);
  const [typed, setTyped] = useState('');
  const password = typeof props.value === 'string' ? props.value : typed;
  // Without it nothing is shown, and the server still refuses what is too easy to guess.
  const prepare = () =>
    void loadJudge().then(
      (ready) => setJudge(() => ready),
      () => {},
    );
  return (
    <div className="new-password">
      <PasswordInput
        {...props}
        autoComplete="new-password"
        onFocus={prepare}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <Strength password={password} judge={judge} details={details} />
    </div>
  );
}

/** The status line is always there, so that screen readers announce its changes; the meter only repeats it. */
function Strength({ password, judge, details }: { password: string; judge: Judge | null; details: string[] }) {
  const { level, text } = judge ? strengthOf(password, judge, details) : { level: null, text: null };
  return (
    <div className="password-strength">
      {level !== null && <meter aria-hidden="true" min={0} max={4} low={2} high={3} optimum={4} value={level + 1} />}
      <p className="small" role="status">
        {text && `Strength: ${text}`}
      </p>
    </div>
  );
}

function strengthOf(password: string, judge: Judge, details: string[]) {
  if (password === '') return { level: null, text: null };
  if (password.length < MIN_PASSWORD_LENGTH) return { level: 0, text: 'Too short' };
  const { level, reason } = judge(password, details);
  return { level, text: reason === 'own' ? OWN : LEVELS[level] };
}
