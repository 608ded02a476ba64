import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/toast.ts';
import './private-file.css';

type Props = {
  /** A GET call that returns a link valid for a minute. */
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<{ url: string }>>;
  /** The id of the file's record. */
  id: number;
  /** The file's original name. */
  name: string;
};

/** A button that downloads a private file; its link is requested on click, as it is valid for a minute only. */
export function PrivateFile({ endpoint, id, name }: Props) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { url } = (await call(endpoint, { query: { id } } as never)) as { url: string };
      // Served as an attachment: the browser saves it and stays on this page.
      location.assign(url);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The file could not be downloaded. Try again.', {
        tone: 'bad',
      });
    }
    setBusy(false);
  };
  return (
    <Button kind="quiet" className="private-file" busy={busy} onClick={() => void open()}>
      <Icon name="download" /> {name}
    </Button>
  );
}
