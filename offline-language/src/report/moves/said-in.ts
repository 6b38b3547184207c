import type { Sentence } from '../../language/sentences/sentence.js'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'
import type { Conversation } from '../read/conversation.js'

/** A sentence of a stored turn with its short words, which reports leave out, and without them. */
export interface Said {
  whole: string
  text: string
  stems: ReadonlySet<string>
}

const known = new WeakMap<Conversation['entries'], Map<number, Said[]>>()

/** The sentences of a stored turn; read once for a conversation. */
export function saidIn(turn: number, { entries }: Conversation): Said[] {
  const all = known.get(entries) ?? new Map<number, Said[]>()
  known.set(entries, all)
  const said =
    all.get(turn) ??
    sentencesOf(entries[turn]?.message ?? '').map((one) => {
      const text = cleanSpeech(one)
      return { whole: expandContractions(one.replace(/[‘’]/g, "'")), text, stems: contentStems(text) }
    })
  all.set(turn, said)
  return said
}

/** The place of the sentence that has most of the words of another. */
export function placeOf(text: string, said: readonly Said[]): number {
  const own = text.toLowerCase().replace(/[.?!]$/, '')
  const place = said.findIndex((one) => one.text.toLowerCase().includes(own))
  if (place >= 0) return place
  const stems = contentStems(text)
  const fits = said.map((one) => shared(one.stems, stems))
  const best = Math.max(0, ...fits)
  return best === 0 ? -1 : fits.indexOf(best)
}

/** The whole sentence that a clause is from, for patterns. */
export function wholeOf({ text, turns: [turn = 0] }: Sentence, conversation: Conversation): string {
  const said = saidIn(turn, conversation)
  return said[placeOf(text, said)]?.text ?? text
}
