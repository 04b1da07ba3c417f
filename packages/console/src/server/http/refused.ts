/** Errors of rejected requests: a status, a machine-readable name and a message. */
import type { Refusal } from '../../wire/types.ts';

export class Refused extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, name: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.headers = headers;
  }

  get body(): Refusal {
    return { error: { name: this.name, message: this.message } };
  }
}
