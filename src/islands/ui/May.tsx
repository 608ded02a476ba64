import type { ReactNode } from 'react';
import { may } from '#client/may.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useHydrated } from './use-hydrated.ts';

/** What leads to a call, only for those who may make it. */
export function May({ call, children }: { call: Pick<Endpoint, 'roles' | 'needs'>; children: ReactNode }) {
  // The built page is the same for everyone.
  const hydrated = useHydrated();
  return hydrated && !may(call) ? null : children;
}
