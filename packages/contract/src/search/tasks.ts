/** Tasks in the words that users type. */
import { ACCOUNT_TASKS } from './account-tasks.ts';
import type { Task } from './task.ts';
import { ZONE_TASKS } from './zone-tasks.ts';

export type { Task } from './task.ts';

export const TASKS: readonly Task[] = [...ZONE_TASKS, ...ACCOUNT_TASKS];
