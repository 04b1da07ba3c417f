/** A call that a Worker makes on one of its bindings. */
export interface BindingCall {
  readonly method: string;
  /** As the runtime addresses the binding's service. */
  readonly url: URL;
  readonly headers: Headers;
  readonly body: Uint8Array;
}
