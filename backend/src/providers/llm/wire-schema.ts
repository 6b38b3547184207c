import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { JsonSchema } from './ask-llm.js'

/** Closes every object (`additionalProperties: false`): both vendors require it for a strict schema. */
export function wireSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : undefined,
  })
}
