import { useState } from 'react';
import { ApiError, call } from '#client/api.ts';
import { formatTime } from '#client/format.ts';
import { type Device, listDevicesEndpoint, signOutDeviceEndpoint } from '#contracts/auth/account.ts';
import { Button } from '#ui/Button.tsx';
import { ReadError } from '#ui/ReadError.tsx';
import { Status } from '#ui/Status.tsx';
import { type Column, Table } from '#ui/Table.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';

/** The devices on which the user is signed in; each one, or all others, can be signed out. */
export function Devices() {
  const read = useRead(listDevicesEndpoint);
  const { data, error, refetch } = read;
  const { busy, signOut } = useSignOut(refetch);
  const columns: Column<Device>[] = [
    { label: 'Device', lead: true, cell: ({ name }) => name },
    { label: 'Signed in', cell: ({ since }) => <time dateTime={since}>{formatTime(since)}</time> },
    { label: 'Last used', cell: ({ used }) => <time dateTime={used}>{formatTime(used)}</time> },
    {
      label: 'Sign out',
      labelHidden: true,
      end: true,
      cell: (device) => (
        <DeviceAction device={device} busy={busy === device.id} onSignOut={() => void signOut(device.id)} />
      ),
    },
  ];
  if (error) return <ReadError read={read} />;
  return (
    <div className="stack">
      <div className="sheet">
        <Table
          caption="Signed-in devices"
          columns={columns}
          rows={data?.items}
          rowKey={({ id }) => id}
          skeletonRows={2}
        />
      </div>
      {(data?.items.length ?? 0) > 1 && (
        <div>
          <Button busy={busy === 'others'} busyText="Signing out…" onClick={() => void signOut()}>
            Sign out all other devices
          </Button>
        </div>
      )}
    </div>
  );
}

/** Signs out a device, or without its id all others; `busy` is the id, or `others`, while the call runs. */
function useSignOut(refetch: () => Promise<unknown>) {
  const [busy, setBusy] = useState<string | null>(null);
  const signOut = async (id?: string) => {
    setBusy(id ?? 'others');
    try {
      toast((await call(signOutDeviceEndpoint, { body: { id } })).message);
      await refetch();
    } catch (failure) {
      toast(failure instanceof ApiError ? failure.message : 'The device was not signed out. Try again.', {
        tone: 'bad',
      });
    }
    setBusy(null);
  };
  return { busy, signOut };
}

type ActionProps = { device: Device; busy: boolean; onSignOut: () => void };

function DeviceAction({ device: { name, current, since }, busy, onSignOut }: ActionProps) {
  if (current) return <Status tone="ok">This device</Status>;
  return (
    <Button
      kind="quiet"
      small
      busy={busy}
      aria-label={`Sign out ${name}, signed in ${formatTime(since)}`}
      onClick={onSignOut}
    >
      Sign out
    </Button>
  );
}
