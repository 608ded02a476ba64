import { queryClient } from '#client/queries.ts';
import { listDevicesEndpoint } from '#contracts/account.ts';
import { listPlantAddressesEndpoint } from '#contracts/addresses.ts';
import { getProfileEndpoint } from '#contracts/profile.ts';
import { PasswordForm } from '#ui/PasswordForm.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import { AddressList } from './AddressList.tsx';
import { Devices } from './Devices.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './profile.css';

/** A person's own page: name and phone, password, devices; below, where the company has goods shipped to. */
export function ProfilePage() {
  // How high each part is depends on its answer: they come together, and nothing is pushed aside.
  const parts = [useRead(getProfileEndpoint), useRead(listDevicesEndpoint), useRead(listPlantAddressesEndpoint)];
  if (parts.some(({ isPending }) => isPending)) return <Waiting />;
  return (
    <div className="stack stack-wide profile-page">
      <div className="profile-columns">
        <section className="stack" aria-labelledby="profile-person">
          <h2 id="profile-person" className="section-rule">
            You
          </h2>
          <ProfileForm />
        </section>
        <section className="stack" aria-labelledby="profile-password">
          <h2 id="profile-password" className="section-rule">
            Password
          </h2>
          <div className="sheet sheet-body profile-password">
            <PasswordForm oldLabel="Present password" onChanged={passwordChanged} />
          </div>
        </section>
      </div>
      <section className="stack" aria-labelledby="profile-devices">
        <h2 id="profile-devices" className="section-rule">
          Signed-in devices
        </h2>
        <Devices />
      </section>
      <section className="stack" aria-labelledby="profile-addresses">
        <h2 id="profile-addresses" className="section-rule">
          Ship-to addresses
        </h2>
        <AddressList />
      </section>
    </div>
  );
}

function passwordChanged(message: string) {
  toast(message);
  // The others are signed out.
  void queryClient.invalidateQueries({ queryKey: [listDevicesEndpoint.path] });
}

function Waiting() {
  return (
    <div className="stack stack-wide" aria-busy="true">
      <div className="profile-columns">
        <Skeleton className="profile-skeleton" />
        <Skeleton className="profile-skeleton" />
      </div>
      <Skeleton className="address-skeleton" />
    </div>
  );
}
