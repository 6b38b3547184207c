import { createHash } from 'node:crypto'
import { shortCodeAlphabet, shortCodeLength } from '@clarity/contracts'

const digest = (name: string) => createHash('sha256').update(`clarity seed ${name}`).digest()

/** An identifier in the form of `newId`, always the same for the same name. */
export const seedId = (name: string): string => digest(name).toString('hex').slice(0, 32)

export const seedShortCode = (name: string): string =>
  [...digest(`code ${name}`).subarray(0, shortCodeLength)]
    .map((byte) => shortCodeAlphabet[byte % shortCodeAlphabet.length])
    .join('')
