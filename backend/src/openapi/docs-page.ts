import { createHash } from 'node:crypto'
import type { OpenAPIObject } from '@nestjs/swagger'

type Part = Readonly<Record<string, unknown>>

interface Call {
  readonly summary?: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Part
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Part }>> }
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Part }>> }>
  >
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}
h2{margin-top:2.5rem}h3{margin:1.5rem 0 .25rem;font-size:1rem;overflow-wrap:anywhere}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:8px}p{margin:.25rem 0}summary{cursor:pointer}
h3 code:first-child{display:inline-block;min-width:4.5rem;font-weight:700}table{border-collapse:collapse}td{padding:.125rem 1rem .125rem 0;overflow-wrap:anywhere}`

/** The page loads nothing and runs nothing: its one style is allowed by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** The document as a page that needs no script: every call with its rights, parameters, body and answers. */
export function docsPage({ info, paths, components }: OpenAPIObject): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Call>).map(([method, call]) => [method, path, call] as const),
  )
  const schemas = Object.entries((components?.schemas ?? {}) as Record<string, Part>)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · ${escape(info.title)}</title><style>${style}</style></head><body>
<h1>API of ${escape(info.title)}</h1><p>${escape(info.description)}</p>
<p>For programs: <a href="openapi.json">openapi.json</a></p><h2>Calls</h2>
${calls.map(([method, path, call]) => section(method, path, call)).join('\n')}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => `<details id="${escape(name)}"><summary><code>${escape(name)}</code></summary>${json(schema)}</details>`).join('\n')}
</body></html>`
}

function section(method: string, path: string, call: Call): string {
  const { summary = '', security = [], parameters = [], requestBody, responses } = call
  const rows = parameters.map(
    (part) =>
      `<tr><td><code>${escape(part.name)}</code></td><td>${part.in}${part.required ? ', required' : ''}</td><td><code>${escape(JSON.stringify(part.schema))}</code></td></tr>`,
  )
  const answers = Object.entries(responses).filter(([status]) => /^2/.test(status))
  return `<h3><code>${method.toUpperCase()}</code> <code>${escape(path)}</code></h3><p>${escape(summary)}. ${escape(rights(security))}</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${Object.entries(requestBody?.content ?? {})
  .map(([type, { schema }]) => `<p>Body, ${escape(type)}:</p>${json(schema)}`)
  .join('')}
${answers
  .map(
    ([status, { content = {} }]) =>
      `<p>Answers ${status}</p>${Object.values(content)
        .map(({ schema }) => json(schema))
        .join('')}`,
  )
  .join('')}`
}

function rights(security: NonNullable<Call['security']>): string {
  const ways = security.map((way) =>
    Object.entries(way)
      .map(([name, scopes]) => [name, ...scopes].join(' '))
      .join(' and '),
  )
  if (ways.every((way) => way === '')) return 'Open to everyone.'
  return `Needs ${ways.map((way) => way || 'nothing').join(', or ')}.`
}

/** A schema as text, in which every reference is a link. */
function json(schema: Part | undefined): string {
  const text = escape(JSON.stringify(schema ?? {}, null, 2))
  return `<pre>${text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`
}

function escape(text = ''): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
