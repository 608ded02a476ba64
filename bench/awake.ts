import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/** Ends by itself once its parent, whose id it is given, has ended. */
const LOOP = 'while (process.ppid === Number(process.argv[1])) for (let turn = 0; turn < 1e7; turn++);';

/**
 * Keeps all processors from sleeping, with loops of the lowest priority, until the returned function is called. A call goes
 * back and forth between processes that wait for each other: on an idle machine each finds its processor asleep, and the
 * time to wake it under a hypervisor is not a cost of the code. `BENCH_AWAKE=0` measures without this.
 */
export function stayAwake(): () => void {
  if (process.env.BENCH_AWAKE === '0') return () => {};
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP, `${process.pid}`], { stdio: 'ignore' }),
  );
  for (const { pid } of loops) if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  return () => loops.forEach((loop) => loop.kill());
}
