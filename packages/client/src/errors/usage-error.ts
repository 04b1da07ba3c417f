/** The base class of all errors, and the error for invalid calls: all that a client needs before it sends anything. */

/** The base class of all errors of this package. */
export class CloudflareError extends Error {}

/** An invalid call, detected before anything is sent. */
export class UsageError extends CloudflareError {
  /** The invalid option or parameter. */
  declare readonly parameter: string | undefined;
  declare readonly operation: string | undefined;

  constructor(message: string, about: { operation?: string; parameter?: string } = {}) {
    super(about.operation ? `${about.operation}: ${message}` : message);
    Object.assign(this, about);
  }
}

/** The error of a client that was created without a feature that it needs. */
export const missing = (feature: string): UsageError =>
  new UsageError(
    `This client has no "${feature}": give createClient() the feature with this name, which flarewire/features exports`,
  );

// Explicit names survive minification.
for (const [name, Kind] of Object.entries({ CloudflareError, UsageError })) Kind.prototype.name = name;
// Identifies errors of this package in every realm and every copy of it (see guards.ts).
Object.defineProperty(CloudflareError.prototype, Symbol.for('flarewire.error'), { value: true });
