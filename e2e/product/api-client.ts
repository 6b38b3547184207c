import type { GenericSchema, InferOutput } from 'valibot'
import { parse } from 'valibot'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  /** The body, checked by its contract. */
  as<Schema extends GenericSchema>(schema: Schema): InferOutput<Schema>
}

/** Calls the product over HTTP, with a session once it has signed in. */
export class ApiClient {
  readonly url: string
  private cookie: string | undefined

  constructor(url: string) {
    this.url = url
  }

  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.post('/api/auth/login', { email, password })
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    return answer
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers)
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, typeof body === 'string' ? body : JSON.stringify(body), headers)
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, JSON.stringify(body))
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path)
  }

  private async send(
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const parsed: unknown = isJson ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: parsed, as: (schema) => parse(schema, parsed) }
  }
}
