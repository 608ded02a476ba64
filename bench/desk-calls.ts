import { EMPLOYEE, PASSWORD } from './data.ts';
import type { Case } from './measure.ts';
import type { BenchStack } from './stack.ts';

/** Signs an employee in; returns a function for their calls, and the floors to compare with. */
export async function openDesk({ atFunction }: BenchStack) {
  const login = await atFunction('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMPLOYEE, password: PASSWORD }),
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const ask = (name: string, path: string): Case => ({ name, call: () => atFunction(path, { headers }) });
  const floors = [ask('floor: a bare function', '/api/bench/bare'), ask('floor: select 1', '/api/bench/select-one')];
  return { ask, floors };
}
