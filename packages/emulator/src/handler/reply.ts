/** A custom response: bytes with their type, another status, more headers. */
export class Reply {
  readonly body: Uint8Array<ArrayBuffer> | string | null;
  readonly type: string | undefined;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    body: Uint8Array<ArrayBuffer> | string | null,
    type?: string,
    options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.body = body;
    this.type = type;
    this.status = options.status ?? 200;
    this.headers = options.headers ?? {};
  }
}
