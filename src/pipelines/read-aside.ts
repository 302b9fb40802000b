import type { Services } from '../runs/services.js';
// Types alone: whoever asks a thread loads no reader for it.
import type { Readers } from './readers.js';

/** Calls a reader in its thread. @throws ReadingGivenUpError when that takes too long */
export async function readAside<Name extends keyof Readers>(
  context: Pick<Services, 'readers'>,
  reader: Name,
  ...input: Parameters<Readers[Name]>
): Promise<Awaited<ReturnType<Readers[Name]>>> {
  return (await context.readers.read(reader, input)) as Awaited<ReturnType<Readers[Name]>>;
}
