import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { HushedOffer } from '../instructed/in-role.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { asksIfParts } from './pay-in-parts.js'
import { bringsOffer } from './offered-deed.js'

const leastNamed = 0.5
const leastNear = 0.6
export const leastSaid = 0.5

/** Whether a text of the person brings up what the part does not suggest itself. */
export const isBroughtUp = ({ stems, name, said }: HushedOffer, text: string): boolean =>
  sentencesOf(text).some((sentence) => {
    const own = meaningOf(sentence)
    return (
      coverage(stems, own) >= leastNamed ||
      sharedInMeaning(name, own) > 0 ||
      [...stems].some((stem) => /^\d{2,}$/.test(stem) && own.has(stem)) ||
      (ofParts.test(`${said} ${[...name].join(' ')}`) && asksIfParts(sentence)) ||
      nearness(vectorOf(said), vectorOf(sentence)) >= leastNear
    )
  })
/** "Half now and the rest in January" */
const ofParts = /\b(?:install?ment|half|halves|rest|parts?|stages)/i

/** Whether a sentence of the part names what the person has to bring up and has not. */
export const isHushed = (sentence: string, { role, userTexts }: Conversation): boolean => {
  if (role.hushed.length === 0) return false
  const own = meaningOf(sentence)
  return role.hushed.some(
    (each) =>
      each.stems.size > 0 &&
      ((coverage(each.stems, own) >= leastSaid && sharedInMeaning(each.own, own) > 0) ||
        sharedInMeaning(each.name, own) > 0) &&
      !userTexts.some((text) => isBroughtUp(each, text)),
  )
}

/** "What if you sang with her?" */
const puts =
  /\b(?:what if|how about|what about|suppose|imagine|would (?:it|that|you)|could you|can you|how would you)\b/i
export const denies = /\b(?:not|cannot|never|no|unfortunately|instead of)\b|n['’]t\b/i

/** Whether a sentence puts something to the part, and denies nothing. */
export const isPut = (sentence: string): boolean =>
  !denies.test(sentence) && (!sentence.includes('?') || bringsOffer(sentence) || puts.test(sentence))

/** Whether a turn offers what the part would take or wants. */
export function offersWelcome({ role }: Conversation, text: string): boolean {
  const wanted = role.units.said.filter(({ kind }) => kind === 'acceptance' || kind === 'wish')
  return sentencesOf(text).some(
    (sentence) =>
      isPut(sentence) &&
      (role.hushed.some((each) => isBroughtUp(each, sentence)) ||
        wanted.some(({ stems }) => coverage(stems, meaningOf(sentence)) >= leastNamed)),
  )
}
