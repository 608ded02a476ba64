import { queryClient } from '#client/queries.ts';
import { listDevicesEndpoint } from '#contracts/auth/account.ts';
import { listPlantAddressesEndpoint } from '#contracts/companies/addresses.ts';
import { getProfileEndpoint } from '#contracts/companies/profile.ts';
import { PasswordForm } from '#widgets/passwords/PasswordForm.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { useRead } from '#ui/use-read.ts';
import { AddressList } from './AddressList.tsx';
import { Devices } from './Devices.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './profile.css';

/** The user's profile, password and devices, and the company's ship-to addresses. */
export function ProfilePage() {
  // The height of each section depends on its data: they are shown together, so that nothing moves.
  const sections = [useRead(getProfileEndpoint), useRead(listDevicesEndpoint), useRead(listPlantAddressesEndpoint)];
  if (sections.some(({ isPending }) => isPending)) return <ProfileSkeleton />;
  return (
    <div className="stack stack-wide profile-page">
      <div className="profile-columns">
        <section className="stack" aria-labelledby="profile-person">
          <h2 id="profile-person" className="section-rule">
            Your details
          </h2>
          <ProfileForm />
        </section>
        <section className="stack" aria-labelledby="profile-password">
          <h2 id="profile-password" className="section-rule">
            Password
          </h2>
          <div className="sheet sheet-body profile-password">
            <PasswordForm oldLabel="Current password" onChanged={passwordChanged} />
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
  // The other devices have been signed out.
  void queryClient.invalidateQueries({ queryKey: [listDevicesEndpoint.path] });
}

function ProfileSkeleton() {
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
