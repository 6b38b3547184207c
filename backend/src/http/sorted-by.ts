import { ApiQuery } from '@nestjs/swagger'

/** Documents the fields that a list sorts by; the list itself refuses others, and the document's test compares both. */
export function SortedBy(...fields: readonly string[]): MethodDecorator {
  const options = fields.flatMap((field) => [field, `-${field}`])
  return ApiQuery({ name: 'sort', required: false, schema: { type: 'string', enum: options } })
}
