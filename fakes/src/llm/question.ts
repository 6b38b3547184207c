/** The content of a vendor's request, independent of its wire format. */
export interface Question {
  readonly system: string
  /** The first user message, which holds the data. */
  readonly prompt: string
  /** True for the retry after an invalid answer. */
  readonly isRepair: boolean
  readonly form: 'schema' | 'json' | 'tool' | 'text'
  readonly schema: Schema | null
  /** Of all messages. */
  readonly characters: number
  /** The limit of the answer. */
  readonly maxTokens: number
  /** How much the model may reason; null leaves it to the model. */
  readonly effort: string | null
}

export interface Schema {
  readonly type?: string
  readonly properties?: Record<string, Schema>
  readonly required?: string[]
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly anyOf?: Schema[]
  readonly [keyword: string]: unknown
}

/** Why the vendor would reject a request; `code` is its name of the error. */
export class WireFault extends Error {
  readonly status: number
  readonly code: string | null

  constructor(status: number, message: string, code: string | null = null) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function need(isTrue: boolean, message: string, status = 400): asserts isTrue {
  if (!isTrue) throw new WireFault(status, message)
}

/** Both vendors require of a strict schema that no field is optional and no object is open. */
export function needClosed(schema: Schema, refused: readonly string[]): void {
  for (const keyword of refused) need(!(keyword in schema), `${keyword} is not supported in a schema`)
  if (schema.properties) {
    need(schema.additionalProperties === false, 'additionalProperties must be false')
    const names = Object.keys(schema.properties)
    need(
      names.every((name) => schema.required?.includes(name)),
      'every property must be required',
    )
    for (const part of Object.values(schema.properties)) needClosed(part, refused)
  }
  if (schema.items) needClosed(schema.items, refused)
  for (const part of schema.anyOf ?? []) needClosed(part, refused)
}
