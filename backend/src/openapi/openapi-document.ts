import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** The OpenAPI document of every route, generated from the contracts that validate it. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const frame = new DocumentBuilder()
    .setTitle('Clarity')
    .setVersion('1')
    .addCookieAuth('session')
    .addBearerAuth({ type: 'http' }, 'token')
    .build()
  return SwaggerModule.createDocument(app, frame, {
    standardSchemaConverter: (schema, { schemaType }) => ({ schema: jsonSchema(schema as GenericSchema, schemaType) }),
  })
}

/** Rules that JSON Schema cannot express, such as a valid phone number, are omitted: the contract still checks them. */
function jsonSchema(schema: GenericSchema, typeMode: 'input' | 'output'): unknown {
  return toJsonSchema(schema, { typeMode, errorMode: 'ignore', target: 'openapi-3.0' })
}
