import type { LoggerService } from '@nestjs/common';
import { destination, pino, type Logger } from 'pino';

/** Log lines as JSON on stderr: stdout belongs to what a command prints. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination({ fd: 2, sync: true }),
  );
}

/**
 * Nest's way of logging on ours. Objects become fields; the last parameter is the class that logs, as Nest passes it.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest's own lines about its start say nothing to an operator.
    if (typeof message === 'object') this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  private write(level: 'info' | 'warn' | 'error', message: unknown, rest: unknown[]): void {
    const texts = rest.filter((part) => typeof part === 'string');
    const from = texts.at(-1);
    const stack = texts.length > 1 ? texts[0] : undefined;
    const fields = typeof message === 'object' && message !== null ? message : { msg: String(message) };
    this.logger[level]({ from, ...(stack !== undefined && { stack }), ...fields });
  }
}
