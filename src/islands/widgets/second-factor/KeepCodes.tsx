import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#client/download.ts';
import { brand } from '#site';
import { Button } from '#ui/Button.tsx';

/** New recovery codes, shown once: to copy, download or print. In the page, where no stray click or key closes them. */
export function KeepCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [copying, setCopying] = useState<'Copy' | 'Copied' | 'Select and copy them'>('Copy');
  const text = `${brand.name} recovery codes, each for one sign-in\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopying(isCopied ? 'Copied' : 'Select and copy them');
  };
  return (
    <section className="stack" aria-labelledby="factor-new-codes">
      <h2 id="factor-new-codes" className="section-rule" ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Each code signs you in once if you lose your phone or key. Keep them where your phone is not, such as in a safe
        or a password manager. They are shown only now.
      </p>
      <ul className="factor-codes code">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="cluster">
        <Button small onClick={() => void copy()}>
          {copying}
        </Button>
        <Button small onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          Download
        </Button>
        <Button small onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div>
        <Button kind="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </section>
  );
}
