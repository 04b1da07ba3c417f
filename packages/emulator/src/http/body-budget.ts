/** Limits the memory for the bodies of all requests of a server: further requests wait when it is used up. */
import type { ServerResponse } from 'node:http';

/** Bytes of bodies that are held at once; the one that came first may go on beyond. */
const MAX = 128 * 1024 * 1024;

export interface BodyBudget {
  /** Resolves when there is room for these bytes of the body; they are released at the end of its response. */
  take(answer: ServerResponse, bytes: number): Promise<void>;
  /** These bytes are in memory no more. */
  give(answer: ServerResponse, bytes: number): void;
}

export function createBodyBudget(most = MAX): BodyBudget {
  /** By the response of their request, the oldest first. */
  const held = new Map<ServerResponse, number>();
  let total = 0;
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  const release = (answer: ServerResponse): void => {
    total -= held.get(answer) ?? 0;
    held.delete(answer);
    wake();
  };
  const hasRoom = (answer: ServerResponse, bytes: number): boolean => {
    const [oldest] = held.keys();
    return total + bytes <= most || oldest === answer;
  };
  return {
    take: async (answer, bytes) => {
      if (!held.has(answer)) {
        held.set(answer, 0);
        answer.once('close', () => release(answer));
      }
      while (held.has(answer) && !hasRoom(answer, bytes)) await new Promise<void>((resolve) => waiting.push(resolve));
      // A closed body holds no budget.
      if (!held.has(answer)) return;
      held.set(answer, (held.get(answer) ?? 0) + bytes);
      total += bytes;
    },
    give: (answer, bytes) => {
      const before = held.get(answer);
      if (before === undefined) return;
      const given = Math.min(bytes, before);
      held.set(answer, before - given);
      total -= given;
      wake();
    },
  };
}
