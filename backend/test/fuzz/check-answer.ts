import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Operation } from './operations.js'

/** Whether an answer is one that the document allows. */
export class AnswerCheck {
  private readonly ajv = new Ajv2020({ strict: false, formats: { phone: true } })

  constructor(private readonly document: object) {
    formats.default(this.ajv)
    this.ajv.addSchema(document, 'document')
  }

  /** What is wrong; null for nothing. */
  find(operation: Operation, status: number, type: string | null, body: string): string | null {
    if (status >= 500) return `${status}: ${body.slice(0, 200)}`
    const { responses } = operation
    const key = [String(status), `${String(status)[0]}XX`, 'default'].find((name) => responses[name])
    const isRefusal = status >= 400
    if (!key || (!isRefusal && key === 'default')) return `${status} is not in the document`
    const at = responses[key]!.$ref?.slice(2) ?? pointer('paths', operation.path, operation.method, 'responses', key)
    const { content } = (this.read(at) ?? {}) as { content?: Record<string, { schema?: object }> }
    if (!content) return body === '' ? null : `${status} has a body: ${body.slice(0, 100)}`
    const media = type?.split(';')[0] ?? ''
    if (!content[media]) return `${status} is ${media}`
    if (media !== 'application/json') return null
    const validate = this.ajv.getSchema(`document#/${at}/content/application~1json/schema`)!
    return validate(JSON.parse(body))
      ? null
      : `${status}: ${this.ajv.errorsText(validate.errors)}: ${body.slice(0, 200)}`
  }

  private read(at: string): unknown {
    const keys = at.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], this.document)
  }
}

/** URI-encoded, because Ajv reads a reference as an address. */
function pointer(...keys: string[]): string {
  return keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
}
