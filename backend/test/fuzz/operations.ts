import type { Schema } from './generate-value.js'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** Null for a call without a body. */
  readonly body: { readonly type: string; readonly schema: Schema } | null
  readonly responses: Readonly<
    Record<string, { readonly content?: Record<string, { schema?: Schema }>; $ref?: string }>
  >
}

/** They would end the session, stop what the others need, or never end. */
const leftOut = [
  'post /api/auth/logout',
  'delete /api/admin/account/sessions',
  'delete /api/admin/account/sessions/{id}',
  'put /api/admin/sending',
  'get /api/admin/events',
]

interface Described {
  readonly parameters?: Parameter[]
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> }
  readonly responses: Operation['responses']
}

/** Every call of the document, but for those that would end the test. */
export function operationsOf(document: { paths: Record<string, object> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [string, Described][])
      .filter(([method]) => !leftOut.includes(`${method} ${path}`))
      .map(([method, { parameters = [], requestBody, responses }]) => {
        const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
        return { method, path, parameters, body: type && content ? { type, schema: content.schema } : null, responses }
      }),
  )
}
