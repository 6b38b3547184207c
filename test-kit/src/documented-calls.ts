/** A call of the OpenAPI document, with its marks: who may make it. */
export interface Call {
  readonly method: string
  readonly path: string
  /** Of tokens: any one of them. */
  readonly scopes: readonly string[]
  readonly needsSession: boolean
  /** Without a session, it is answered on the server's own machine only. */
  readonly isOfOperator: boolean
  /** A provider signs it. */
  readonly isSigned: boolean
  /** Of the accounts whose session the call takes. Undefined for a call that looks at no session. */
  readonly roles: readonly string[] | undefined
}

interface Document {
  readonly paths: Record<string, Record<string, { security: Record<string, string[]>[]; 'x-roles'?: string[] }>>
}

export function callsOf(document: unknown): Call[] {
  return Object.entries((document as Document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, 'x-roles': roles }]) => {
      const scopes = security.flatMap(({ token = [] }) => token)
      const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0)
      return {
        method: method.toUpperCase(),
        path,
        scopes,
        needsSession: security.length > 0 && security.every((one) => 'session' in one || 'token' in one),
        isOfOperator: isOpen && scopes.length === 0 && security.some((one) => 'session' in one),
        isSigned: security.some((one) => Object.keys(one).some((name) => name.endsWith('Signature'))),
        roles,
      }
    }),
  )
}

/** The call that answers this method at this address: fixed words take precedence over parameters. */
export function callAt(calls: readonly Call[], method: string, address: string): Call | undefined {
  const asked = method === 'HEAD' ? 'GET' : method
  const words = address.split('?', 1)[0]!.split('/')
  const fitting = calls.filter((call) => call.method === asked && fits(call.path.split('/'), words))
  return fitting.toSorted((one, other) => parametersOf(one) - parametersOf(other))[0]
}

function fits(pattern: readonly string[], words: readonly string[]): boolean {
  return pattern.length === words.length && pattern.every((part, at) => part.startsWith('{') || part === words[at])
}

const parametersOf = ({ path }: Call): number => path.split('{').length
