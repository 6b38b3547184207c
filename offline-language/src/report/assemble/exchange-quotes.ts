import { contentStems } from '../../language/tokens/content-stems.js'
import type { Exchange } from '../moves/exchanges.js'
import { movePatterns } from '../moves/patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'

const { procedure } = movePatterns
const mostOffer = 34
const mostBefore = 26
const mostAnswer = 34
const fewestNamed = 2
const farthest = 2

export const wordsIn = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { shown }) => sum + (shown?.split(' ').length ?? 0), 0)

/** The offer, after the sentences of the turn before it if it names nothing itself; null if it stays unclear. */
export function clearOffer({ offer, offered, at }: Exchange, turns: readonly SpokenTurn[]): Piece[][] | null {
  const own = runOf(offered, offer)
  if (own.length === 0 || wordsIn(own) > mostOffer) return null
  if (isClear(own)) return [own]
  for (let place = at - 1; place >= Math.max(0, at - farthest); place--) {
    const before = turns[place]!
    const said = lastOf(before)
    if (said.length === 0) return null
    if (isClear(said)) return place === at - 1 && before.role !== offered.role ? [said, own] : null
  }
  return null
}

/** From the first sentence of the offer to the end of its turn, which is what the other one answers. */
function runOf({ pieces }: SpokenTurn, offer: readonly Piece[]): Piece[] {
  const first = pieces.indexOf(offer[0]!)
  const isUsable = ({ shown, text }: Piece) => shown !== null && !procedure.test(text)
  const runs = [first, pieces.indexOf(offer.at(-1)!)].map((from) => pieces.slice(from))
  const run = runs.find((pieces) => pieces.every(isUsable) && wordsIn(pieces) <= mostOffer) ?? []
  const before = run[0] && pieces[pieces.indexOf(run[0]) - 1]
  const isUsed = before !== undefined && before.shown !== null && !saysOnly.test(before.text)
  return run.length > 0 && !isClear(run) && isUsed && contentStems(before.text).size > 0 ? [before, ...run] : run
}

/** The last sentences of a turn. */
function lastOf({ pieces }: SpokenTurn): Piece[] {
  const last = pieces.at(-1)
  if (!last || last.shown === null || wordsIn([last]) > mostBefore) return []
  const before = pieces.at(-2)
  const both = before && before.shown !== null ? [before, last] : [last]
  return !isClear([last]) && wordsIn(both) <= mostBefore ? both : [last]
}

const pronouns =
  /^(?:(?:and|but|so|then|well|yes|no|okay|oh),? )*(?:i (?:will|can|could|would) \w+ (?:it|that|them|him|her|this)\b|[^,.?!]{2,30} (?:can|could|will|would) do (?:it|that|this)\b|it|that|this|they|them|those|these|he|she)\b/i

/** "So that is eight hundred back to you." */
const sum = /^(?:so,? )?(?:that is|that makes) .*\b(?:hundred|thousand|\d+|\p{L}+ty)\b/iu

/** Whether it names a thing, besides figures and days. */
export function isClear(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join(' ')
  const figures =
    /^(?:\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w+(?:teen|ty)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|half|third|\w+th|today|tonight|tomorrow|then|first|okay|yes|yeah|perfect|good|can|could|will|would|please|pound|euro|dollar|week|month|day|morn|afternoon|even|hour|minut|noon|thing)$/i
  const named = [...contentStems(text)].filter((stem) => !figures.test(stem))
  if (asksTime.test(text)) return false
  if (sum.test(text) && named.length > 0) return true
  const first = pieces.find((piece) => !saysOnly.test(piece.text))
  return named.length >= fewestNamed && !pronouns.test(first?.text ?? '')
}

/** "Could it be Thursday?" */
const asksTime = /\b(?:could|can) (?:it|that) be (?!\w+ed\b)/i

const fewestAdded = 2
const saysOnly =
  /^(?:(?:oh|please do|please|will do|do|of course not|of course|fair point|good point|absolutely|agreed|done|deal|definitely|okay|yes|yeah|no|right|fine|good|great|perfect|lovely|sure|thanks|thank you|all right|fair enough|well|ah)[\s,.!]*)+$/i

/** "Cheers, Sam." */
const thanksByName =
  /^(?:(?:[Gg]reat|[Oo]kay|[Oo]h|[Yy]es|[Pp]erfect|[Bb]rilliant)[,.!]? )*(?:[Tt]hanks|[Tt]hank you|[Cc]heers|[Bb]ye|[Gg]oodbye)(?: very much| so much| again)?,? (?:\p{Lu}\p{Ll}+\.? ?){1,2}[.!]?$/u

/** What an answer says besides yes or no: its reason, another figure, a promise. */
export function quotable({ pieces }: SpokenTurn, outcome: Exchange['outcome'], offer: readonly Piece[]): Piece[] {
  const isAgreed = outcome === 'agreed'
  const chosen: Piece[] = []
  for (const piece of pieces.filter(({ text, figures }) => text.includes(' ') || figures.length > 0)) {
    const isLast = piece.shown === null || procedure.test(piece.text) || (piece.text.endsWith('?') && chosen.length > 0)
    if (isLast || acceptsOther.test(piece.text) || wordsIn([...chosen, piece]) > mostAnswer) break
    if (!saysOnly.test(piece.text) && !thanksByName.test(piece.text)) chosen.push(piece)
  }
  while (chosen.at(-1)?.text.endsWith('?')) chosen.pop()
  const known = contentStems(offer.map(({ text }) => text).join(' '))
  const added = [...contentStems(chosen.map(({ text }) => text).join(' '))].filter(
    (stem) => !known.has(stem) && !yesWords.test(stem),
  )
  return added.length >= (isAgreed ? fewestAdded : 1) ? chosen : []
}

/** "Then I accept the 66,000": a statement of its own. */
const acceptsOther = /\b(?:I|we) (?:accept|agree to) (?:the|your)\b/i
const yesWords =
  /^(?:yes|yeah|okay|fine|good|great|perfect|manag|live|work|do|will|let|then|thank|pleas|love|love?ly|sure|no|not|can|would|take|done|deal)$/
