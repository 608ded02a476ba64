import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, call } from '#client/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';

type Props = {
  /** A GET call that answers a link which works for a minute. */
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType<{ url: string }>>;
  /** Of the record that the file belongs to. */
  id: number;
  /** The name that the file had. */
  name: string;
};

/** A file in the private store: the link to it is asked for at the click, since it works for a minute only. */
export function PrivateFile({ endpoint, id, name }: Props) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const { url } = (await call(endpoint, { query: { id } } as never)) as { url: string };
      // Served as an attachment: the browser saves it and stays on this page.
      location.assign(url);
    } catch (error) {
      toast(error instanceof ApiError ? error.message : 'The file could not be fetched. Try again.', { tone: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Button kind="quiet" className="private-file" busy={busy} onClick={() => void open()}>
      <Icon name="download" /> {name}
    </Button>
  );
}
