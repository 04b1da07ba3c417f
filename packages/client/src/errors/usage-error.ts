/** The root of all errors, and the error of a caller's mistake: what a client needs before it sends anything. */

/** The root of all errors of this package. */
export class CloudflareError extends Error {}

/** A mistake of the caller, found before anything is sent. */
export class UsageError extends CloudflareError {
  /** The option or parameter that is wrong. */
  declare readonly parameter: string | undefined;
  declare readonly operation: string | undefined;

  constructor(message: string, about: { operation?: string; parameter?: string } = {}) {
    super(about.operation ? `${about.operation}: ${message}` : message);
    Object.assign(this, about);
  }
}

// The literal names survive a minifier.
for (const [name, Kind] of Object.entries({ CloudflareError, UsageError })) Kind.prototype.name = name;
// Tells errors of this package in every realm and every copy of it (see guards.ts).
Object.defineProperty(CloudflareError.prototype, Symbol.for('flarewire.error'), { value: true });
