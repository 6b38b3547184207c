import type { Aliases } from './aliases.js'
import { maskEmail, maskPhone, maskText } from './mask-text.js'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Fields of the contracts that are always masked completely. Every other text is searched. */
const kinds: Readonly<Record<string, 'phone' | 'email' | 'code'>> = {
  phone: 'phone',
  recipient_phone: 'phone',
  manager_phone: 'phone',
  email: 'email',
  short_code: 'code',
  shortCode: 'code',
}

/** Above every count of an answer: what a tool was called with may be a phone as a number. */
const largestCount = 1e9

/** An answer as an analyst gets it. A report's content is JSON in a text. */
export function maskAnswer(value: Json, aliases: Aliases, key = ''): Json {
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined
  if (kind === 'code') return null
  if (typeof value === 'string') return maskString(value, aliases, kind)
  if (typeof value === 'number') return Math.abs(value) >= largestCount ? 0 : value
  if (Array.isArray(value)) return value.map((item) => maskAnswer(item, aliases, key))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, item]): [string, Json] => [
    maskText(name, (id) => aliases.aliasOf(id)),
    maskAnswer(item, aliases, name),
  ])
  return Object.fromEntries(entries)
}

function maskString(text: string, aliases: Aliases, kind: 'phone' | 'email' | undefined): string {
  if (kind === 'phone') return maskPhone(text)
  if (kind === 'email') return maskEmail(text)
  const inner = text.startsWith('{') ? parse(text) : undefined
  if (inner !== undefined) return JSON.stringify(maskAnswer(inner, aliases))
  return maskText(text, (id) => aliases.aliasOf(id))
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
