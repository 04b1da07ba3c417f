/** Workers run in workerd, which is a process. */
import { WorkerProblem } from '../../../../../edge/workers/define.ts';
import type { Runtime } from '../../../../../edge/workers/runtime.ts';
import { NotInBrowserError } from '../../../not-in-browser.ts';

export function createRuntime(): Runtime {
  const refuse = (): Promise<never> =>
    Promise.reject(new WorkerProblem(new NotInBrowserError('Running a Worker').message));
  return { fetch: refuse, socket: refuse, dispatch: refuse, objects: () => [], close: () => Promise.resolve() };
}
