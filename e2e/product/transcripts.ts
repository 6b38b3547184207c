import { Transcript, type TranscriptEntry } from '@clarity/contracts'
import { readFileSync } from 'node:fs'
import { parse } from 'valibot'

function read(name: string): TranscriptEntry[] {
  const text = readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')
  return parse(Transcript, JSON.parse(text)).transcript
}

/** Nine minutes and a dozen subjects. */
export const longTalk = read('visit-d2n070')

export const bankCall = read('bank-call-0002f70f')
export const otherBankCall = read('bank-call-004860b1')

/** Too few words to say anything about. */
export const hardlyATalk = longTalk.slice(0, 3)
