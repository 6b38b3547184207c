import { toE164 } from '@clarity/contracts'
import { StartFailure } from '../start/start-failure.js'

export type Environment = Readonly<Record<string, string | undefined>>

export function text(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

export function wrong(name: string, given: string, expected: string): StartFailure {
  return new StartFailure(`${name} is ${JSON.stringify(given)}, expected ${expected}.`)
}

export function wholeNumber(env: Environment, name: string, byDefault: number, min: number, max: number): number {
  const given = text(env, name)
  if (given === null) return byDefault
  const value = /^\d{1,9}$/.test(given) ? Number(given) : NaN
  if (!(value >= min && value <= max)) throw wrong(name, given, `a whole number from ${min} to ${max}`)
  return value
}

/** The first choice is the default. */
export function oneOf<const T extends string>(env: Environment, name: string, choices: readonly [T, ...T[]]): T {
  const given = text(env, name)
  if (given === null) return choices[0]
  const choice = choices.find((known) => known === given)
  if (choice === undefined) throw wrong(name, given, choices.map((known) => `'${known}'`).join(' or '))
  return choice
}

export function webAddress(env: Environment, name: string, byDefault: string): URL {
  const given = text(env, name) ?? byDefault
  const url = URL.canParse(given) ? new URL(given) : null
  const isBare = url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search
  if (!isBare) throw wrong(name, given, 'an address such as https://clarity.example.com, without a path')
  return url
}

export function phone(env: Environment, name: string): string | null {
  const given = text(env, name)
  if (given === null) return null
  const number = toE164(given)
  if (number === null) throw wrong(name, given, 'an international phone number such as +14155550100')
  return number
}
