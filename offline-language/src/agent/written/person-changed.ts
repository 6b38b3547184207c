import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { inSecond } from '../prompt/in-second-person.js'
import { agreeingWithYou, isThirdPersonVerb } from '../prompt/verb-forms.js'
import { isImperative } from '../units/kinds.js'
import { isToldOfListener } from '../units/sayable.js'
import { hasVerb } from '../units/statements.js'
import { isClean } from '../wording/clean-sentence.js'
import { inFirstPerson } from '../wording/first-person.js'
import { withDigits } from '../wording/number-words.js'
import { isOfNobody } from '../wording/unsayable.js'
import { isOwn, type Scene, toldToPart, withOwnObjects, withPoint } from './own-words.js'
import { isOnCondition, type ReadSentence } from './read-kinds.js'

const { directs, dependsOn, garbled, taggedAsNoun } = loadPatterns(
  'written/person-changed',
  'directs',
  'dependsOn',
  'garbled',
  'taggedAsNoun',
)
const onExchange = /\bin (?:return|exchange)\b/i

const ofMatter = ['who', 'fact', 'view', 'wish', 'refuses'] as const
const ofTalk = ['manner', 'meta', 'person', 'unknown'] as const
const leastOfMatter = 0.7
const mostOfTalk = 0.15
const mostOfWho = 0.5
const leastRefused = 0.5

/** Whether a sentence is so surely about the matter that its words need no proof; a limit without a figure is a refusal. */
function isSure({ shares, text }: ReadSentence): boolean {
  const limit = /\d/.test(withDigits(text)) ? 0 : shares.limit
  const sumOf = (kinds: readonly (keyof ReadSentence['shares'])[]) => kinds.reduce((sum, kind) => sum + shares[kind], 0)
  if (shares.refuses < leastRefused && onExchange.test(text)) return false
  return sumOf(ofTalk) <= mostOfTalk && shares.who < mostOfWho && sumOf(ofMatter) + limit >= leastOfMatter
}

/** "Most of all you want a rota" */
const hasOwnSubject = (words: readonly { lower: string; pos: string }[]) =>
  words.some(({ pos }, at) => pos === 'PRON' && /^(?:VERB|AUX)$/.test(words[at + 1]?.pos ?? ''))

/** "Losing the shed would hurt", "Broken wrist, two cracked ribs", and not "Stopped work": who does it is missing. */
function leavesOutSubject(text: string): boolean {
  const words = loadedTagger()?.(text) ?? []
  const [first, second, third] = words
  if (first?.pos === 'ADJ') return second?.pos !== 'NOUN' && third?.pos !== 'NOUN' && !hasOwnSubject(words)
  if (first?.pos !== 'VERB' || /(?:ing|en)$/.test(first.lower)) return false
  const isAttribute = first.lower.endsWith('ed') && second?.pos === 'NOUN'
  return !(isAttribute && words.slice(1).every(({ pos }) => pos !== 'VERB'))
}

const verbFirst = /^(?:(Never|Always|Still) )?(\p{L}\p{Ll}{2,}s) (?=\p{L})/u
const beforeThing = /^\p{Lu}\p{Ll}+ (?:no|the|an?|any|your|my|his|her|their) /u

/** "Signs no penalty clause", "Never pays in advance" with who does it. */
function withSubject(told: string): string {
  const [found = '', adverb = '', verb = ''] = verbFirst.exec(told) ?? []
  const isDone = isThirdPersonVerb(verb)
    ? adverb !== '' || loadedTagger()?.(told)[0]?.pos === 'VERB'
    : beforeThing.test(told) && !hasVerb(told)
  if (found === '' || !isDone) return told
  return `You ${[adverb, inSecond(verb)].join(' ').trim().toLowerCase()} ${told.slice(found.length)}`
}

/** What happens only in a case; "I would be happiest if they waited" and "I want to know when I may sell" do not. */
const isOnCase = (told: string, { shares }: ReadSentence): boolean =>
  dependsOn.test(told) && !(Math.max(shares.wish, shares.view) >= leastOfMind && ofMind.test(told))
const leastOfMind = 0.9
const ofMind = /\b(?:would|should|want to (?:know|learn|hear|see))\b/

/** "You live in Lisbon and rings" */
const agreeing = (text: string) => (/^You\b/.test(text) ? agreeingWithYou(text) : text)

/** A sentence that is surely about the matter as the part answers with it: only its person changes, and what has no verb stays so. */
export function withPersonChanged(sentence: ReadSentence, before: string, scene: Scene): string | null {
  if (isOnCondition(sentence) || !isSure(sentence)) return null
  const told = withSubject(toldToPart(sentence.text, scene))
  const isCut = sentence.text !== sentence.whole
  if ((isCut && !hasVerb(told) && !taggedAsNoun.test(told)) || directs.test(told) || isOnCase(told, sentence))
    return null
  if (isImperative.test(told) || leavesOutSubject(told) || isOfNobody(told, before)) return null
  const said = inFirstPerson(scene.counterpart.asRecipient(told), scene.counterpart)
  const text = agreeing(withOwnObjects(withPoint(said), before, scene.cast))
  return !garbled.test(text) && !isToldOfListener(text) && isClean(text) && isOwn(text, scene.cast) ? text : null
}
