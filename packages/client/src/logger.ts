/** Writes log lines. Bodies are never logged; headers and URLs come masked. */
import type { Logger, LogLevel } from './types.ts';

const LEVELS: readonly LogLevel[] = ['off', 'error', 'warn', 'info', 'debug'];

export const isLogLevel = (level: unknown): level is LogLevel => LEVELS.includes(level as LogLevel);

interface Logging {
  readonly logger: Logger;
  readonly logLevel: LogLevel;
}

export function log({ logger, logLevel }: Logging, level: keyof Logger, message: string, details?: () => object): void {
  if (LEVELS.indexOf(level) > LEVELS.indexOf(logLevel)) return;
  if (details) logger[level](message, details());
  else logger[level](message);
}
