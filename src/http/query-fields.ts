import { applyDecorators, type Type } from '@nestjs/common';
import { ApiQuery, DECORATORS } from '@nestjs/swagger';
import type { SchemaObject } from './openapi.js';

type FieldOptions = Omit<SchemaObject, 'required' | 'example'> & {
  readonly required?: boolean;
  readonly isArray?: boolean;
  readonly example?: string | number;
};

/**
 * The fields of a class as query parameters. The package leaves the choices out of a parameter that it reads from a
 * class, and Swagger UI sends the example of one that may be left out: an example stands in the description, so that
 * a request as it is given answers something.
 */
export function ApiQueryFields(type: Type): MethodDecorator {
  const { prototype } = type as { prototype: object };
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, prototype) ?? []) as string[];
  return applyDecorators(...names.map((name) => parameter(name.slice(1), prototype)));
}

function parameter(name: string, prototype: object): MethodDecorator {
  const said = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, name) as FieldOptions;
  const { required = true, description = '', example, isArray: _isArray, ...options } = said;
  const schema: SchemaObject = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const isShown = example !== undefined && schema['default'] === undefined;
  return ApiQuery({
    ...{ name, required, schema },
    description: isShown ? `${description}, such as ${String(example)}` : description,
  });
}
