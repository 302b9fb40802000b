import { applyDecorators, type Type } from '@nestjs/common';
import { ApiQuery, DECORATORS } from '@nestjs/swagger';
import type { SchemaObject } from './openapi.js';

type FieldOptions = SchemaObject & { readonly required?: boolean };

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
  const {
    required = true,
    description = '',
    ...options
  } = Object.fromEntries(
    Object.entries(Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, name) as FieldOptions).filter(
      ([option, value]) => option !== 'isArray' && value !== undefined,
    ),
  ) as FieldOptions;
  const example = options.example as string | number | undefined;
  const schema = Object.fromEntries(Object.entries(options).filter(([option]) => option !== 'example'));
  const isShown = example !== undefined && schema['default'] === undefined;
  return ApiQuery({
    ...{ name, required, schema: schema as SchemaObject },
    description: isShown ? `${description}, such as ${String(example)}` : description,
  });
}
