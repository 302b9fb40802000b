import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the OpenAPI document. The library exports the type only as a part of others. */
export type SchemaObject = Exclude<NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string], { $ref: string }>;
