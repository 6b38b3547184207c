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
  'wallAfter',
  'asks',
  'closed',
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
  /** "Go to seven": a number without its unit. */
  isBare: boolean
}

function kindOf(before: string, after: string): MarkKind | null {
  if (patterns.wallMost.test(before)) return patterns.wallAfter.test(after) ? 'most' : null
  if (patterns.wallLeast.test(before)) return patterns.wallAfter.test(after) ? 'least' : null
  if (patterns.most.test(before) || patterns.mostAfter.test(after)) return 'most'
  if (patterns.least.test(before)) return 'least'
  if (patterns.goes.test(before) || patterns.enoughAfter.test(after)) return 'goes'
  if (patterns.closed.test(before)) return 'gives'
  if (patterns.asks.test(before)) return /\bcan (?:only )?(?:offer|give|pay)\b[^.;]*$/i.test(before) ? 'gives' : 'asks'
  return null
}

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
    const kind = isOfOthers(before) ? null : kindOf(before, after)
    if (kind === null) return []
    const isWall = patterns.wallMost.test(before) || patterns.wallLeast.test(before)
    const terms = isWall || kind === 'asks' ? [] : termsIn(sentence, at + amount.text.length, counterpart)
    const isBare = amount === bare
    return {
      kind,
      amount: isBare ? { ...amount, text: `${amount.text} per cent` } : amount,
      terms,
      sentence,
      isWall,
      isBare,
    }
  })
}
