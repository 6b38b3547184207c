import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from 'valibot'
import { testPassword, type TestApp } from './test-app.js'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  /** The body, checked by its contract. */
  as<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema>
}

/** Calls the application over HTTP as a browser of ours would, with the session cookie once signed in. */
export class ApiClient {
  private cookie: string | null = null

  constructor(private readonly url: string) {}

  static async signedIn(app: TestApp): Promise<ApiClient> {
    const client = new ApiClient(app.url)
    const answer = await client.post('/api/auth/login', { email: 'admin@example.com', password: testPassword })
    if (answer.status !== 204) throw new Error(`Sign-in answered ${answer.status}.`)
    return client
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers)
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, body, {})
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path, undefined, {})
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
    if (setCookie) this.cookie = setCookie.split(';')[0] ?? null
    const text = await response.text()
    const parsed: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return {
      status: response.status,
      headers: response.headers,
      body: parsed,
      as: (schema) => parse(schema, parsed),
    }
  }
}
