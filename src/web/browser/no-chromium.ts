/** There is no browser on this machine, or it does not start; the message says what to do. */
export class NoChromiumError extends Error {
  override readonly name = 'NoChromiumError';
}
