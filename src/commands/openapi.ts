import { writeFile } from 'node:fs/promises';
import { readConfig } from '../config/config.js';
import type { Database } from '../db/database.js';
import type { SecretsCipher } from '../runs/store/secrets-cipher.js';
import { readArguments } from './arguments.js';
import { runCommand } from './run-command.js';

const FILE = 'openapi.json';

/** `npm run openapi`: writes the published interface to openapi.json. Nothing is started: a preview has no database. */
await runCommand(async () => {
  readArguments(`Usage: npm run openapi\nWrites the published interface to ${FILE}.`, {}, 0);
  const { NestFactory } = await import('@nestjs/core');
  const { AppModule } = await import('../app.module.js');
  const { createAdapter } = await import('../http/http-server.js');
  const { createDocument } = await import('../http/openapi-document.js');
  const module = AppModule.with(readConfig({}), {} as Database, {} as SecretsCipher);
  const app = await NestFactory.create(module, createAdapter(), { preview: true, logger: false });
  await writeFile(FILE, `${JSON.stringify(createDocument(app), undefined, 2)}\n`);
  console.log(`Wrote ${FILE}`);
  return 0;
});
