/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) as a stream. */
import type { EventStream, JsonValue, ServerSentEvent } from '../../types.ts';
import { Lines } from './lines.ts';

class ReceivedEvent implements ServerSentEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string;

  constructor(event: string, data: string, id: string) {
    this.event = event;
    this.data = data;
    this.id = id;
  }

  json<T = JsonValue>(): T {
    return JSON.parse(this.data) as T; // the caller declares the type
  }
}

async function* eventsOf(lines: AsyncIterable<string>): AsyncGenerator<ServerSentEvent> {
  let event = '';
  let id = '';
  let data: string[] = [];
  for await (const line of lines) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/s.exec(line) ?? []; // a comment has neither
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
    if (line !== '') continue;
    if (data.length > 0) yield new ReceivedEvent(event || 'message', data.join('\n'), id);
    [event, data] = ['', []];
  }
  // Some servers end the stream without the empty line that terminates the last event.
  if (data.length > 0) yield new ReceivedEvent(event || 'message', data.join('\n'), id);
}

export function eventStream(response: Response): EventStream {
  const lines = new Lines(response);
  const events = eventsOf(lines);
  const stream = new ReadableStream<ServerSentEvent>(
    {
      async pull(controller) {
        const { done, value } = await events.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => lines.cancel(reason),
    },
    // Read nothing before the consumer asks.
    { highWaterMark: 0 },
  );
  // Safari's streams are not iterable.
  if (!(Symbol.asyncIterator in stream)) Object.assign(stream, { [Symbol.asyncIterator]: () => events });
  return stream as EventStream; // made iterable above
}
