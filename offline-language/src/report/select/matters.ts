import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { capitalised } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { TopicLabel } from './topic-label.js'

const names = [
  'price',
  'salary',
  'refund',
  'compensation',
  'delivery',
  'repair',
  'appointment',
  'apology',
  'discount',
  'noise',
  'workload',
  'driving',
  'medication',
  'sideEffects',
  'lease',
  'interruptions',
  'notice',
  'nightShifts',
  'debt',
  'grant',
  'feedback',
  'training',
  'references',
  'deadline',
  'insurance',
] as const
const patterns = loadPatterns('matters', ...names)
const fewestTurns = 2
const most = 2

/** What people come back to in several words, and would name with one: "what does it cost", "too expensive". */
export interface Matter {
  label: TopicLabel
  mentions: Sentence[]
}

/** The matters that are talked about in more than one turn, those with most turns first. */
export function mattersIn(sentences: readonly Sentence[]): Matter[] {
  return names
    .map((name) => ({ name, mentions: sentences.filter(({ text }) => patterns[name].test(text)) }))
    .filter(({ mentions }) => turnsOf(mentions) >= fewestTurns)
    .toSorted((a, b) => turnsOf(b.mentions) - turnsOf(a.mentions))
    .slice(0, most)
    .map(({ name, mentions }) => ({ label: labelOf(name), mentions }))
}

const turnsOf = (mentions: readonly Sentence[]): number => new Set(mentions.map(({ turns: [turn] }) => turn)).size

/** "Side effects" of `sideEffects`. */
function labelOf(name: string): TopicLabel {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { text: capitalised(text), name: text, stems: [...contentStems(text)] }
}
