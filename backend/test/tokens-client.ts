import { CreatedToken, Token } from '@clarity/contracts'
import { array } from 'valibot'
import { expect } from 'vitest'
import { ApiClient, type Answer } from './api-client.js'

const path = '/api/admin/tokens'

export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()
}

/** Makes and revokes tokens as an admin. */
export class TokensClient {
  constructor(private readonly admin: ApiClient) {}

  send(body: object): Promise<Answer> {
    return this.admin.post(path, body)
  }

  async create(name: string, scopes: readonly string[], expires_at = inDays(90)): Promise<CreatedToken> {
    const answer = await this.send({ name, scopes, expires_at })
    expect(answer.status).toBe(201)
    return answer.as(CreatedToken)
  }

  async list(): Promise<Token[]> {
    return (await this.admin.get(path)).as(array(Token))
  }

  async get(name: string): Promise<Token> {
    return (await this.list()).find((token) => token.name === name)!
  }

  revoke(id: string): Promise<Answer> {
    return this.admin.delete(`${path}/${id}`)
  }
}

/** The headers by which a program shows its token, from an address if the server is behind a proxy. */
export function bearer(token: string, address?: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(address && { 'x-forwarded-for': address }) }
}
