/** Requests of the helper Workers of the runtime to the emulator: messages to queues, data points, and reports of what happened. */
import { isObject } from '@flarewire/schema';
import { addPoint } from '../../products/analytics-engine/points.ts';
import { storedSecret } from '../../products/secrets-store/secrets-store.ts';
import { objectsIn } from '../../products/shared/fields.ts';
import { sendTrace } from '../../products/workers/tails/tails.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { sendMail } from '../email/send.ts';

import { type QueueMessage, queueMetrics, queueNamed, sendToQueue } from '../queues/send.ts';
import type { EdgeOptions } from '../types.ts';
import { answerStep } from '../workflows/answer-step.ts';
import { callWorkflow } from '../workflows/workflow-binding.ts';

export interface HelperParts {
  readonly sandbox: Sandbox;
  /** Called after a queue got messages, so that its consumer is run. */
  readonly onQueued: () => void;
  readonly options: EdgeOptions;
}

export async function answerHelper({ sandbox, onQueued, options }: HelperParts, asked: unknown): Promise<Response> {
  if (!isObject(asked)) return new Response('The helper sent no object.', { status: 400 });
  const account = String(asked.account ?? '');
  switch (asked.kind) {
    case 'traces':
      for (const { worker, events } of objectsIn(asked.reports)) report(sandbox, String(worker), objectsIn(events));
      return Response.json({});
    case 'ai': {
      const result: unknown = await options.ai?.(...listIn(asked.args));
      return Response.json(result ?? null);
    }
    case 'vectorize': {
      const call = { index: String(asked.index), method: String(asked.method), args: listIn(asked.args) };
      return Response.json((await options.vectorize?.(call)) ?? null);
    }
    case 'sendEmail': {
      const refused = sendMail(sandbox, options.onEmail, account, asked);
      return refused === undefined ? Response.json({}) : new Response(refused, { status: 400 });
    }
    case 'workflow':
      return callWorkflow(sandbox, asked);
    case 'workflowStep':
      return Response.json(answerStep(sandbox, asked));
    case 'storedSecret': {
      const value = storedSecret(sandbox, account, String(asked.store), String(asked.secret));
      if (value !== undefined) return Response.json(value);
      const why = `The store ${String(asked.store)} has no secret "${String(asked.secret)}" with a known value. Values are stored only while the edge is on: set it again.`;
      return new Response(why, { status: 404 });
    }
    case 'dataPoint': {
      const refused = addPoint(sandbox, account, String(asked.dataset), asked.point);
      // The Worker has gone on: on Cloudflare too the point is then not recorded.
      if (refused !== undefined) console.warn(`flarewire emulator: a data point was not recorded. ${refused}`);
      return Response.json({});
    }
    case 'queue':
    case 'queueMetrics': {
      const queue = queueNamed(sandbox, account, String(asked.queue));
      if (queue === undefined) return new Response(`Queue ${String(asked.queue)} does not exist.`, { status: 404 });
      const messages = (Array.isArray(asked.messages) ? asked.messages : []) as QueueMessage[]; // as the shim sends them
      const refused = sendToQueue(sandbox, account, queue, messages);
      if (refused !== undefined) return new Response(refused, { status: 400 });
      if (messages.length > 0) onQueued();
      return Response.json({ metadata: { metrics: queueMetrics(sandbox, account, queue) } });
    }
    default:
      return new Response(`The emulator has no ${String(asked.kind)} for Workers.`, { status: 501 });
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Trace events go to the open tails of their script; the runtime's name of a Worker has its version. */
function report(sandbox: Sandbox, worker: string, events: readonly Record<string, unknown>[]): void {
  const [script = '', version] = worker.split('@');
  for (const event of events) {
    const shown = {
      ...event,
      scriptName: script,
      ...(version === undefined ? {} : { scriptVersion: { id: version } }),
    };
    try {
      sendTrace(sandbox, { script_name: script, events: [shown] });
    } catch {
      // The Worker was deleted while its last request ran: nobody listens to it.
    }
  }
}
