import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { Templates } from '../templates/templates.js'

const Bank = v.record(v.string(), v.strictObject({ said: v.array(v.string()), replies: Templates }))

/** "Cold out there, isn't it?" */
const tag = /,? (?:isn't|is not|aren't|are not) (?:it|they)(?=\?$)/i
const read = (text: string) => vectorOf(text.replace(/’/g, "'").replace(tag, ''))

export interface TalkBank {
  /** The kind of the example that a sentence is nearest to, and how near, from -1 to 1. */
  nearest: (sentence: string) => { kind: string; near: number }
  repliesTo: (kind: string) => Templates
}

const made: TalkBank[] = []

/** Reads the examples before the first reply needs them: 0.7 seconds, once in a process. */
export function readTalkBanks(): void {
  for (const bank of made) bank.nearest('')
}

/** What people say that is about no prompt, by kinds: each has examples, and what anyone answers (a file of `data/`). */
export function talkBank(file: 'opening-talk' | 'closing-talk'): TalkBank {
  const bank = loadData(file, Bank)
  const examples = Object.entries(bank).flatMap(([kind, { said }]) => said.map((text) => ({ kind, text })))
  /** Their vectors are made when the first talk needs them. */
  let vectors: readonly ReturnType<typeof vectorOf>[] | null = null
  const own: TalkBank = {
    nearest: (sentence) => {
      vectors ??= examples.map(({ text }) => read(text))
      const vector = read(sentence)
      const nears = vectors.map((example) => nearness(vector, example))
      const near = Math.max(...nears)
      return { kind: examples[nears.indexOf(near)]?.kind ?? '', near }
    },
    repliesTo: (kind) => bank[kind]?.replies ?? {},
  }
  made.push(own)
  return own
}
