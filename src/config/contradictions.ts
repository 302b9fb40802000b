/** Settings that are right each by itself and not together. */
export function contradictionsOf(
  values: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const isOpen = values['ALLOW_PRIVATE_ADDRESSES'] === true && environment['NODE_ENV'] === 'production';
  const isNameless = values['LLM_BASE_URL'] !== undefined && values['LLM_MODEL'] === '';
  const [beat, silence] = [Number(values['HEARTBEAT_SECONDS']), Number(values['DEAD_AFTER_SECONDS'])];
  // A worker that may be called dead between two signs of life loses its runs again and again.
  const isTooSeldom = beat > silence / 2;
  return [
    ...(isTooSeldom
      ? [`HEARTBEAT_SECONDS must be half of DEAD_AFTER_SECONDS (${String(silence)}) at most (it is ${String(beat)})`]
      : []),
    ...(isOpen ? ['ALLOW_PRIVATE_ADDRESSES must not be true when NODE_ENV is production'] : []),
    ...(isNameless ? ['LLM_MODEL must name the model to ask where LLM_BASE_URL is set'] : []),
  ];
}
