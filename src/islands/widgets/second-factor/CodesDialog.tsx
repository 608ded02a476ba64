import { useState } from 'react';
import { saveFile } from '#client/download.ts';
import { brand } from '#site';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

/** Shows new recovery codes, once: to copy, download or print. Only its own button closes it. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
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
    <Dialog open onClose={() => {}} title="Your recovery codes" className="factor-codes-dialog">
      <div className="dialog-form">
        <p>
          Keep these where your phone is not, such as in a safe or a password manager. Each signs you in once if you
          lose your phone or key. They are shown only now.
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
        <div className="dialog-actions">
          <Button kind="primary" onClick={onClose}>
            I have kept them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
