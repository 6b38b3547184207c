import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './read-config.js'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clarity-secrets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(text: string): string {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, text)
  return path
}

describe('a secret in a file', () => {
  it('is read without the line break at its end', () => {
    expect(readConfig({ TWILIO_AUTH_TOKEN_FILE: file('swordfish\n') }).twilio.authToken).toBe('swordfish')
    const address = 'postgres://me:swordfish@db/clarity'
    expect(readConfig({ DATABASE_URL_FILE: file(`${address}\r\n`) }).databaseUrl).toBe(address)
  })

  it('is refused together with its variable, if it cannot be read, and if it is empty', () => {
    const both = { ADMIN_PASSWORD: 'correct horse battery staple', ADMIN_PASSWORD_FILE: file('x') }
    expect(() => readConfig(both)).toThrow('ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set, expected one of them.')
    const missing = join(folder, 'missing')
    expect(() => readConfig({ LLM_API_KEY_FILE: missing })).toThrow(
      `LLM_API_KEY_FILE is "${missing}", which cannot be read (ENOENT).`,
    )
    expect(() => readConfig({ RELEASE_TOKEN_FILE: file(' \n') })).toThrow('expected a file that is not empty.')
  })

  it('is checked like its variable, and not repeated', () => {
    expect(() => readConfig({ RELEASE_TOKEN_FILE: file('swordfish') })).toThrow('RELEASE_TOKEN has 9 characters')
  })
})
