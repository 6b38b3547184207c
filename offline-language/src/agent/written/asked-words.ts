import { inFirstPerson } from '../wording/first-person.js'
import { isClean } from '../wording/clean-sentence.js'
import { isToldOfListener } from '../units/sayable.js'
import { hasVerb } from '../units/statements.js'
import { amountsIn } from '../wording/amounts.js'
import { withDigits } from '../wording/number-words.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { type Scene, toldToPart } from './own-words.js'
import type { ReadSentence } from './read-kinds.js'

const { label, onCase, offers, offering, helps } = loadPatterns(
  'written/asked-words',
  'label',
  'onCase',
  'offers',
  'offering',
  'helps',
)

const mostOfTalk = 0.5
const mostOfMeta = 0.8
const mostOfSecret = 0.3

/** What the part may give without a sum is a limit of nothing: it is told to who asks for it. */
const isOffer = ({ text, shares, secretAt }: ReadSentence): boolean =>
  secretAt === null && shares.secret < mostOfSecret && offers.test(text) && amountsIn(withDigits(text)).length === 0

/**
 * What the part says of a sentence that it does not bring up itself, to who surely asks for it: the same with its person changed,
 * and without its label; null for what is done in a case, for manner, and for what is kept back.
 */
export function askedWords(sentence: ReadSentence, isKept: boolean, scene: Scene): string | null {
  const { shares, whole } = sentence
  if ((isKept && !isOffer(sentence)) || onCase.test(whole)) return null
  if (shares.manner >= mostOfTalk || shares.unknown >= mostOfTalk || shares.meta >= mostOfMeta) return null
  const plain = whole.replace(helps, 'What would help you is that ').replace(label, '').replace(offering, '$1 ')
  const said = inFirstPerson(scene.counterpart.asRecipient(toldToPart(plain, scene)), scene.counterpart)
  const text = said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return hasVerb(text) && !text.endsWith('?') && isClean(text) && !isToldOfListener(text) ? text : null
}
