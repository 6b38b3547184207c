import { vectorOf } from '../../language/encoder/sentence-vector.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Cast } from './cast-of.js'
import { kindFeatures } from './kind-features.js'
import { kindShares } from './kind-of.js'
import type { WrittenSentence } from './written-sentences.js'

const { telling, condition, never } = loadPatterns('written/secrets', 'telling', 'condition', 'never')
/** The least probability of a secret; words like "he admits it" need less. */
const leastSecret = 0.4
const leastTelling = 0.15

/** Past this many characters, the sentence has the secret itself: "It is your hip, but you only say so when …" */
const latestTelling = 20

/** "You only admit it if you are asked": says how to keep what stands before it. */
export const isTelling = (text: string): boolean =>
  (telling.exec(text)?.index ?? Infinity) <= latestTelling || (pointsBack.test(text) && telling.test(text))
/** "You are ashamed of it and only tell it when …" */
const pointsBack = /^(?:you|he|she) (?:are|is|feels?) [\p{L} ]{3,20} (?:it|this|that) (?:and|but)\b/iu

/** "Only if you are asked do you admit that you have sold it" */
const tellsItself = new RegExp(
  `\\b(?:admits?|says?|tells?|confess(?:es)?|mentions?|reveals?)(?: \\p{L}+){0,3} ` +
    '(?:that (?!(?:if|when|unless|once|only|to|after|as|until)\\b)\\p{L}+,? \\p{L}|about (?:the|your|his|her) )',
  'iu',
)

/** "You want Helen to tell you what happened that night": what is wanted of the other is open. */
export const isWanted = (text: string): boolean =>
  /^(?:you|he|she) (?:really |also |just )?(?:wants?|would like|expects?|demands?) /i.test(text) &&
  !condition.test(text)

/** "If Priya asks how you are, you soften", "She warms to anyone who asks about Ron": how a part reacts is no secret. */
const { reacts } = loadPatterns('written/reacts', 'reacts')
const isReaction = (text: string): boolean => reacts.test(text) && !telling.test(text)

/** For each sentence the place of the secret that it tells or says how to keep. */
export function secretsAmong(written: readonly WrittenSentence[], cast: Cast): (number | null)[] {
  const shares = written.map(({ text, isHeading }, place) =>
    isHeading ? 0 : kindShares(kindFeatures(written, place, cast), vectorOf(text)).secret,
  )
  const refers = written.map(
    ({ text }, place) => shares[place]! >= leastTelling && isTelling(text) && !tellsItself.test(text),
  )
  const found = written.map(({ isHeading, text }, place) => {
    if (refers[place] && written[place - 1]?.isHeading === false) return place - 1
    const isSecret = shares[place]! >= leastSecret && !isWanted(text) && !isReaction(text)
    return !isHeading && (isSecret || refers[place + 1]) ? place : null
  })
  return withWhatIsMeant(found, written)
}

/** "She finds that humiliating", "It embarrasses you", "This is why he wrote it in one night" */
const pointsToLast = loadPatterns('written/points-back', 'starts', 'holds', 'announced')
const isPointing = (text: string): boolean =>
  !pointsToLast.announced.test(text) && (pointsToLast.starts.test(text) || pointsToLast.holds.test(text))

/** A sentence of a secret that points to the one before it cannot be told alone, and gives that one away. */
function withWhatIsMeant(found: readonly (number | null)[], written: readonly WrittenSentence[]): (number | null)[] {
  const all = [...found]
  for (let place = all.length - 1; place > 0; place--) {
    const [told, last] = [written[place]!, written[place - 1]!]
    const isNear = !last.isHeading && last.heading === told.heading && all[place - 1] === null
    if (all[place] === place && isNear && isPointing(told.text) && !tellsItself.test(told.text))
      all[place - 1] = place - 1
  }
  return all
}

/** Whether a clause of a secret says how to keep it, not what it is. */
export const isGuard = (text: string): boolean => telling.test(text) || condition.test(text)

/** Whether a sentence keeps a secret from everybody, whatever they ask. */
export const isClosed = (text: string): boolean =>
  never.test(text) && !condition.test(text) && (!promises.test(text) || isTelling(text))
/** "You promised your father that she would never go into a home" */
const promises = /\b(?:promised?|swore|sworn|vowed)\b/i
