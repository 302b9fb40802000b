import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const { postgres, folder } = globalThis.testPostgres;
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
