export type JsonSchema = Record<string, unknown>

/**
 * Puts what a contract says of itself for the document, `v.metadata({ openapi: … })`, in the place of the conversion,
 * which cannot know, for instance, that a text of digits is a whole number.
 */
export function documentedAs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(documentedAs)
  if (typeof part !== 'object' || part === null) return part
  const { openapi, default: byDefault, ...rest } = part as JsonSchema
  // One with a type of its own says everything; any other adds to the conversion.
  const own = { ...(isWhole(openapi) ? {} : mapped(rest)), ...(openapi as JsonSchema | undefined) }
  return { ...own, ...(byDefault !== undefined && { default: byDefault }) }
}

function isWhole(openapi: unknown): boolean {
  return typeof openapi === 'object' && openapi !== null && 'type' in openapi
}

function mapped(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, documentedAs(value)]))
}
