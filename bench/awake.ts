import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/** Ends by itself once its parent, whose number it is given, is not there to end it. */
const LOOP = 'while (process.ppid === Number(process.argv[1])) for (let turn = 0; turn < 1e7; turn++);';

/**
 * Keeps every processor from going to sleep, with loops of the lowest priority, until the answer is called. A call goes back
 * and forth between processes that wait for each other: alone on a machine each finds its processor asleep, and what waking
 * it takes under a hypervisor is no cost of the code. `BENCH_AWAKE=0` measures with sleeping ones.
 */
export function stayAwake(): () => void {
  if (process.env.BENCH_AWAKE === '0') return () => {};
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', LOOP, `${process.pid}`], { stdio: 'ignore' }),
  );
  for (const { pid } of loops) if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  return () => loops.forEach((loop) => loop.kill());
}
