import { randomInt } from 'node:crypto'
import { routeWords, shortCodeAlphabet, shortCodeLength } from '@clarity/contracts'

/** A random code of the short-code alphabet that is not the name of a route. */
export function newShortCode(): string {
  const letters = Array.from({ length: shortCodeLength }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)])
  const code = letters.join('')
  return routeWords.includes(code) ? newShortCode() : code
}
