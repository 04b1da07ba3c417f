/** The parts of undici's dispatcher interface that this package uses; Node's own `fetch` sends through them. */

/** One request in the form that `dispatch()` takes. */
export interface DispatchOptions {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Uint8Array | ArrayBuffer | AsyncIterable<Uint8Array> | null;
  /** A dispatcher of undici 6 may follow redirects on its own. */
  readonly maxRedirections: 0;
}

/** Names and values, alternating. */
export type RawHeaders = readonly (Uint8Array | string | readonly (Uint8Array | string)[])[];

/** Receives the events of dispatchers of undici 6 and 7 (Node 20, 22 and 24). */
export interface Handler {
  onConnect(abort: (reason: unknown) => void): void;
  /** `false` pauses the response until `resume()` is called. */
  onHeaders(status: number, headers: RawHeaders, resume: () => void, statusText?: string): boolean;
  onData(chunk: Uint8Array): boolean;
  onComplete(): void;
  onError(error: unknown): void;
}

interface Controller {
  readonly rawHeaders?: RawHeaders | null;
  abort(reason: unknown): void;
  pause(): void;
  resume(): void;
}

/** Receives the events of dispatchers of undici 8 (Node 26). */
interface ControlledHandler {
  onRequestStart(controller: Controller): void;
  onResponseStart(
    controller: Controller,
    status: number,
    headers: { readonly [name: string]: string | readonly string[] },
    statusText?: string,
  ): void;
  onResponseData(controller: Controller, chunk: Uint8Array): void;
  onResponseEnd(): void;
  onResponseError(controller: Controller, error: unknown): void;
}

export interface Dispatcher {
  dispatch(options: DispatchOptions, handler: Handler | ControlledHandler): boolean;
}

/** Adapts a handler to dispatchers of undici 8. */
export const controlled = (handler: Handler): ControlledHandler => ({
  onRequestStart: (controller) => handler.onConnect((reason) => controller.abort(reason)),
  onResponseStart(controller, status, headers, statusText) {
    const raw = Array.isArray(controller.rawHeaders) ? controller.rawHeaders : Object.entries(headers).flat();
    if (!handler.onHeaders(status, raw, () => controller.resume(), statusText)) controller.pause();
  },
  onResponseData(controller, chunk) {
    if (!handler.onData(chunk)) controller.pause();
  },
  onResponseEnd: () => handler.onComplete(),
  onResponseError: (_, error) => handler.onError(error),
});
