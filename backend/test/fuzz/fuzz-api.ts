import type { ApiClient } from '../api-client.js'
import { AnswerCheck } from './check-answer.js'
import { Values, type Schema } from './generate-value.js'
import { operationsOf, type Operation, type Parameter } from './operations.js'
import { Random } from './random.js'

export interface Fuzzed {
  readonly requests: number
  /** Requests by status. */
  readonly statuses: Record<number, number>
  /** Answers that the document does not allow, each once. */
  readonly findings: string[]
  /** Calls that were refused although the document allows them, with how often and the last sentence. */
  readonly refused: Record<string, string>
  /** Calls that never succeeded. */
  readonly unproven: string[]
}

interface Sent {
  readonly operation: Operation
  readonly isValid: boolean
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
}

/** Sends requests made from the document for as long as `goesOn` says, a few at a time. */
export async function fuzzApi(admin: ApiClient, document: Document, random: Random, goesOn: GoesOn): Promise<Fuzzed> {
  const operations = operationsOf(document)
  const known: string[] = []
  const ofCollection = new Map<string, string[]>()
  const values = new Values(random, document, known)
  const check = new AnswerCheck(document)
  const findings = new Map<string, string>()
  const succeeded = new Set<string>()
  const result = { requests: 0, statuses: {} as Record<number, number>, refused: {} as Record<string, string> }
  const one = async () => {
    const sent = compose(random.pick(operations), values, random, ofCollection)
    const { operation, url, headers, body } = sent
    const name = `${operation.method} ${operation.path}`
    const answer = await admin.send(operation.method.toUpperCase(), url, body, headers)
    result.requests += 1
    result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1
    const text = typeof answer.body === 'string' ? answer.body : answer.body == null ? '' : JSON.stringify(answer.body)
    const finding = check.find(operation, answer.status, answer.headers.get('content-type'), text)
    if (finding !== null) findings.set(`${name} ${finding.slice(0, 40)}`, `${name} ${url} ${body ?? ''}: ${finding}`)
    if (answer.status < 400) {
      succeeded.add(name)
      const ids = idsIn(answer.body).slice(0, 5)
      known.push(...ids)
      ofCollection.set(
        collectionOf(operation),
        [...(ofCollection.get(collectionOf(operation)) ?? []), ...ids].slice(-20),
      )
    } else if (sent.isValid && answer.status === 400) result.refused[name] = text
  }
  while (goesOn(result.requests)) await Promise.all([one(), one(), one(), one()])
  const names = operations.map(({ method, path }) => `${method} ${path}`)
  return { ...result, findings: [...findings.values()], unproven: names.filter((name) => !succeeded.has(name)) }
}

type GoesOn = (requests: number) => boolean
type Document = { paths: Record<string, object> }

function compose(
  operation: Operation,
  values: Values,
  random: Random,
  ofCollection: ReadonlyMap<string, string[]>,
): Sent {
  const isValid = random.chance(0.7)
  const isBodyBroken = !isValid && random.chance(0.5)
  const own = ofCollection.get(collectionOf(operation)) ?? []
  const valueOf = ({ in: place, schema }: Parameter) => {
    if (!isValid && !isBodyBroken) return values.oddText()
    return place === 'path' && own.length > 0 && random.chance(0.7) ? random.pick(own) : String(values.valid(schema))
  }
  const given = operation.parameters.filter(({ required = false }) => required || random.chance(0.5))
  const pairs = (place: Parameter['in']) =>
    given.filter((part) => part.in === place).map((part) => [part.name, valueOf(part)] as const)
  const query = new URLSearchParams(Object.fromEntries(pairs('query'))).toString()
  const path = pairs('path').reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value) || 'x'),
    operation.path,
  )
  const headers = {
    // Each from another network, so limits do not answer for the calls.
    'x-forwarded-for': Array.from({ length: 4 }, () => random.whole(1, 223)).join('.'),
    ...Object.fromEntries(pairs('header').filter(([, value]) => /^[\x21-\x7e]+$/.test(value))),
  }
  const url = query === '' ? path : `${path}?${query}`
  return {
    operation,
    isValid,
    url,
    ...withBody(operation, headers, (schema) => values[isBodyBroken ? 'broken' : 'valid'](schema)),
  }
}

function withBody({ body }: Operation, headers: Record<string, string>, make: (schema: Schema) => unknown) {
  if (!body) return { headers, body: undefined }
  const value = make(body.schema)
  const text = body.type === 'application/json' ? JSON.stringify(value) : new URLSearchParams(flat(value)).toString()
  return { headers: { ...headers, 'content-type': body.type }, body: text }
}

function flat(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)]))
    : {}
}

/** The calls that speak of the same things: `/api/admin/reports` and everything below it. */
function collectionOf({ path }: Operation): string {
  return path
    .split('/')
    .slice(0, path.startsWith('/api/admin/') ? 4 : 3)
    .join('/')
}

/** Values of fields that are called an id, a code or a name, for later requests. */
function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.slice(0, 3).flatMap(idsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' && /id$|code$|^name$|^version$/i.test(key) ? [value] : idsIn(value),
  )
}
