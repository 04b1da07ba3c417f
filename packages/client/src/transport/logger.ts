/** Writes log lines. Bodies are never logged; headers and URLs are masked. */
import type { Logger, LogLevel } from '../types.ts';

const LEVELS: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

/** Returns a valid log level; `warn` for an invalid one. */
export const toLogLevel = (level: unknown): LogLevel => LEVELS.find((one) => one === level) ?? 'warn';

export interface Logging {
  readonly logger: Logger;
  readonly logLevel: LogLevel;
}

export const isLogged = ({ logLevel }: Logging, level: keyof Logger): boolean =>
  LEVELS.indexOf(level) <= LEVELS.indexOf(logLevel);

export function log(logging: Logging, level: keyof Logger, message: string, details?: object): void {
  if (!isLogged(logging, level)) return;
  const { logger } = logging;
  if (details) logger[level](message, details);
  else logger[level](message);
}
