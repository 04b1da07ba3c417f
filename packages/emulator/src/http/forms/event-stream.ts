/** Server-sent events, one after the other. */

// Kept, so that fake timers of a test do not stop it.
const later = globalThis.setTimeout;

/** A reader sees each event before the next one is sent. */
export function eventStream(events: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const left = events
    .split('\n\n')
    .filter((event) => event.trim() !== '')
    .map((event) => `${event}\n\n`);
  return new ReadableStream(
    {
      async pull(controller) {
        const event = left.shift();
        if (event === undefined) return controller.close();
        controller.enqueue(new TextEncoder().encode(event));
        await new Promise((resolve) => void later(resolve, 1));
      },
    },
    { highWaterMark: 0 },
  );
}
