import { loadPatterns } from '../../data/load-patterns.js'
import { type Figure, figuresIn } from '../wording/figures.js'
import { meaningOf } from './meaning.js'

/** How far the role goes with something. */
export interface Limit extends Figure {
  /** Whether the role takes no more than this, or no less; null if the prompt leaves it open. */
  side: 'most' | 'least' | null
  thing: ReadonlySet<string>
  place: number
  /** The prompt wants it kept back. */
  isHushed: boolean
}

const { most, least, beyondMost, beyondLeast, near, hushed } = loadPatterns(
  'units/limit-words',
  'most',
  'least',
  'beyondMost',
  'beyondLeast',
  'near',
  'hushed',
)

/** The limit that a statement of the prompt sets; null if it sets none. */
export function limitIn(statement: string, place: number): Limit | null {
  if (!near.test(statement) || onPrice.test(statement)) return null
  // "More than 22 lessons a week": a week is no limit.
  const all = figuresIn(
    statement.replace(/(?<=\d[\d.,]* \p{L}+) (?:an?|per|each|every) (?:day|week|month|year|hour)\b/giu, ''),
  )
  // "Starts with 12, can go to 13.5": the last of a kind is the farthest.
  const figure = all.at(opensLater.test(statement) ? 0 : -1)
  if (!figure) return null
  const isMost = most.test(statement) || beyondMost.test(statement)
  const isLeast = least.test(statement) || beyondLeast.test(statement)
  const side = isMost === isLeast ? sideOf(all, figure) : isMost ? 'most' : 'least'
  return {
    ...figure,
    side,
    thing: meaningOf(statement.replace(/\d[\d.,:]*/g, '')),
    place,
    isHushed: hushed.test(statement),
  }
}
/** "Delivery is free if the price is 11,000 or more" sets no limit to the price. */
const onPrice = /\bif (?:the |your )?(?:price|sum|total|amount|offer) (?:is|comes)\b/i
const opensLater = /\b(?:but )?(?:starts?|opens?|begins?|tr(?:y|ies)|first) (?:with |w\/? |at )?\d/i

/** Who opens with less goes up, who opens with more goes down. */
function sideOf(all: readonly Figure[], figure: Figure): Limit['side'] {
  const other = all.find((each) => each !== figure && each.kind === figure.kind)
  return other ? (other.value < figure.value ? 'most' : 'least') : null
}

/** The limits of a prompt; an open side is found by another figure of the same kind that the role begins with. */
export function limitsIn(sentences: readonly string[]): Limit[] {
  const found = sentences.flatMap((sentence, place) => limitIn(sentence, place) ?? [])
  return found.map((limit) => ({ ...limit, side: limit.side ?? sideByWish(limit, sentences) }))
}

const wishes =
  /\b(?:want|would like|ask for|demand|expect|goal|hope|wish|opening|begin|start|salary|quoted?|budget|costs?|rate|at present|currently)\b/i

function sideByWish({ kind, value, place }: Limit, sentences: readonly string[]): Limit['side'] {
  for (const [at, sentence] of sentences.entries()) {
    if (at === place || !wishes.test(sentence)) continue
    const other = figuresIn(sentence).find(
      (each) => each.kind === kind && each.value !== value && isNear(each.value, value),
    )
    if (other) return other.value < value ? 'most' : 'least'
  }
  return null
}
const isNear = (a: number, b: number) => a / b > 0.3 && a / b < 3.5
