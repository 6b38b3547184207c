import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from 'valibot'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  /** The body, validated by its contract. */
  as<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema>
}

/** Calls the product over HTTP as a browser does, with the session cookie once signed in. */
export class ApiClient {
  readonly url: string
  private cookie: string | undefined

  constructor(url: string) {
    this.url = url
  }

  signIn(email: string, password: string): Promise<Answer> {
    return this.post('/api/auth/login', { email, password })
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  /** A body that is already text is sent unchanged. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers)
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, body)
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path)
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const setCookie = response.headers.getSetCookie().find((line) => /^(__Host-)?session=/.test(line))
    if (setCookie) this.cookie = setCookie.split(';')[0]
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const parsed: unknown = isJson ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: parsed, as: (schema) => parse(schema, parsed) }
  }
}
