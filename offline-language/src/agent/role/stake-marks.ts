import { loadPatterns } from '../../data/load-patterns.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { type Amount, amountsIn, bareNumberIn } from '../wording/amounts.js'
import type { Term } from './stake.js'
import { termsIn } from './stake-terms.js'

const patterns = loadPatterns(
  'role/stake-marks',
  'most',
  'least',
  'goes',
  'mostAfter',
  'enoughAfter',
  'wallMost',
  'wallLeast',
  'leastAfter',
  'wallAfter',
  'asks',
  'asksAfter',
  'gives',
  'gate',
  'gateAfter',
  'ofOthers',
)

export type MarkKind = 'most' | 'least' | 'goes' | 'asks' | 'gives'

/** A figure of the prompt, and what it is to the part. */
export interface Mark {
  kind: MarkKind
  amount: Amount
  terms: Term[]
  sentence: string
  /** The sentence only says what lies beyond: "More than 5 percent is not possible." */
  isWall: boolean
  /** Its terms are those of what lies beyond: "Going above 54,000 is only possible if …" */
  isGate: boolean
  /** "Go to seven": a number without its unit. */
  isBare: boolean
}

interface Sides {
  before: string
  after: string
}

/** How far the part goes by the words around a figure. */
function endBy({ before, after }: Sides): MarkKind | null {
  if (patterns.wallMost.test(before)) return patterns.wallAfter.test(after) ? 'most' : null
  if (patterns.wallLeast.test(before)) return patterns.wallAfter.test(after) ? 'least' : null
  if (patterns.most.test(before) || patterns.mostAfter.test(after)) return 'most'
  if (patterns.least.test(before) || patterns.leastAfter.test(after)) return 'least'
  const isEnough = patterns.goes.test(before) || patterns.enoughAfter.test(after)
  return isEnough || (/^For $/i.test(before) && forWanted.test(after)) ? 'goes' : null
}
/** "For 6 percent you want a fixed contact person" */
const forWanted = /^[^.;]{0,12} you (?:want|need|expect|insist on)\b/i

/** What the part names first. */
function firstBy({ before, after }: Sides): MarkKind | null {
  if (patterns.gives.test(before)) return 'gives'
  return patterns.asks.test(before) || patterns.asksAfter.test(after) ? 'asks' : null
}

/** "Going above 54,000 is only possible if …" */
const isGateIn = ({ before, after }: Sides): boolean => patterns.gate.test(before) && patterns.gateAfter.test(after)

/** Of others, or of the past: "The recipient's list price is 6.20". */
function isOfOthers(before: string): boolean {
  const own = before.replace(/^.*\b(?=you\b(?! (?:earn|paid|now pay)))/iu, '')
  return patterns.ofOthers.test(own)
}

/** The figures of a sentence of the prompt. */
export function marksIn(sentence: string, counterpart: Counterpart): Mark[] {
  // "You could go to seven"
  const bare = amountsIn(sentence).some(({ isShare }) => isShare) ? null : bareNumberIn(sentence)
  const found = [...amountsIn(sentence), ...(bare ? [bare] : [])]
  return found.flatMap((amount) => {
    const at = sentence.search(new RegExp(`(?<![\\d,.])${amount.text.replace(/[$.]/g, '\\$&')}`))
    const before = sentence.slice(0, at)
    const after = sentence.slice(at + amount.text.length)
    const sides = { before, after }
    const isGate = isGateIn(sides)
    const gated = /^[^.;]*\b(?:below|under|less)\b/i.test(before) ? 'least' : 'most'
    const kind = isOfOthers(before) ? null : isGate ? gated : (endBy(sides) ?? firstBy(sides))
    if (kind === null) return []
    const isWall = !isGate && (patterns.wallMost.test(before) || patterns.wallLeast.test(before))
    const terms = isWall || kind === 'asks' ? [] : termsIn(sentence, at + amount.text.length, counterpart)
    const isBare = amount === bare
    return {
      kind,
      amount: isBare ? { ...amount, text: `${amount.text} per cent` } : amount,
      terms,
      sentence,
      isWall,
      isGate,
      isBare,
    }
  })
}
