import { writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/config.js';
import type { Database } from '../db/database.js';
import type { SecretsCipher } from '../runs/secrets-cipher.js';
import { createAdapter } from '../http/http-server.js';
import { createDocument } from '../http/openapi-document.js';

/** `npm run openapi`: writes the published interface to openapi.json. Nothing is started: a preview has no database. */
const app = await NestFactory.create(
  AppModule.with(readConfig({}), {} as Database, {} as SecretsCipher),
  createAdapter(),
  {
    preview: true,
    logger: false,
  },
);
await writeFile('openapi.json', `${JSON.stringify(createDocument(app), undefined, 2)}\n`);
