import { weekdayPattern } from '../../language/tokens/calendar.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { hasUnresolved, isUnresolved } from '../phrase/doubts.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { type Beside, leadOf } from './context.js'
import { isDeclined } from './declined.js'
import { kindOf } from './heart.js'
import { isSubjectMissing } from './incomplete.js'
import { isNoAnchor } from './no-anchor.js'
import { isHeard, lacksThing, quotable, shortBefore } from './short-before.js'
import { isName, isObject, lacksObject, objects, personIn, pointsAtThing } from './pointing-words.js'

const day = new RegExp(`\\b(?:twenty-\\w+|thirty-\\w+|\\w+(?:teenth|tieth)|${weekdayPattern})\\b`, 'i')
const promises = /\b(?:I|we) (?:\w+ )?(?:will|shall|am|are)\b/i
const longAlone = 9
const promised = /^(?:and |then |so )?(?:I|we) will (?!be\b|not\b|have to\b)/i
const accepts =
  /\b(?:that|it) (?:I|we) (?:will|would)\b|^(?:that|it) (?:would|sounds|works|is (?:fine|good|great|perfect|ideal))\b/i
const farthestTurn = 4

/** What a promise needs before it: sentences of its own turn, else one of an earlier turn. */
export interface SaidBefore {
  lead: readonly Beside[]
  answered: Beside | null
}

export function saidBefore(sentence: Sentence, conversation: Conversation): SaidBefore {
  const { words } = sentence
  const lead = hasUnresolved(words) && !personIn(words) ? (leadOf(sentence, conversation) ?? []) : []
  // A promise before a long one is an action of its own.
  if (words.length > longAlone && lead.some(({ sentence: one }) => promised.test(one.text)))
    return { lead: [], answered: null }
  if (lead.length > 0) return { lead, answered: null }
  const short = shortBefore(sentence, conversation)
  if (short) return { lead: [short], answered: null }
  if (theNumber.test(sentence.text)) return { lead: [], answered: null }
  return { lead, answered: answeredBy(sentence, conversation) }
}

function answeredBy(sentence: Sentence, conversation: Conversation): Beside | null {
  const before = beforeYes(sentence, conversation)
  const isAnswer =
    before !== undefined &&
    before.role !== sentence.role &&
    (!isSubjectMissing(before.words) || asksToDo.test(before.text))
  return (
    (isAnswer && isQuestionFor(sentence, before) ? quotable(before, conversation) : null) ??
    askedBefore(sentence, conversation) ??
    namedBefore(sentence, conversation) ??
    (isAnswer && pointsAtThing(sentence) ? quotable(before, conversation) : null)
  )
}

/** "I'll put the four hundred through now, and you should see it within ten days." */
const theNumber = /\bthe (?:\d+|\w+ (?:hundred|thousand))\b.*\bit\b/i

/** The sentence before it, or before the "I will." or "Of course." with which its turn begins. */
function beforeYes({ at, turns: [turn] }: Sentence, { sentences }: Conversation): Sentence | undefined {
  const before = sentences[at - 1]
  return before?.turns[0] === turn && bareYes.test(before?.text ?? '') ? sentences[at - 2] : before
}

/** "Could you put that in an email?" */
const asksToDo = /^(?:and |so |then )?(?:can|could|will|would) you\b/i

const bareYes =
  /^(?:(?:yes|yeah|okay|sure|of course|no problem|absolutely|certainly|will do|(?:I|we) (?:will|can|do))[,.! ]*)+$/i

/** "Can you put it in writing?", before "I'll do that tonight". */
function isQuestionFor({ words }: Sentence, before: Sentence): boolean {
  const isClear = asksToDo.test(before.text) || !pointsAtThing(before)
  return isAsked(before) && isClear && hasUnresolved(words) && before.words.some(isObject)
}

/** The sentence of the last turns that names what a pronoun means; the nearest turn first. */
function namedBefore(sentence: Sentence, conversation: Conversation): Beside | null {
  if (!lacksObject(sentence.words)) return null
  const isPerson = personIn(sentence.words) && !pointsAtThing(sentence)
  const fits = numberOf(sentence.words)
  const isNaming = ({ words, text }: Sentence): boolean =>
    (/\bthat\b/i.test(sentence.text) && day.test(text)) ||
    words.some((word, at) => (isPerson ? isName(word, at, words) : isObject(word, at, words) && fits(word)))
  const isNear = /\b(?:take|put|get|cut) that\b/i.test(sentence.text) || !promises.test(sentence.text)
  const farthest = !isNear ? (isPerson ? 2 : farthestTurn) : 1
  const [turn = 0] = sentence.turns
  for (let before = turn - 1; before >= turn - farthest; before--) {
    const said = conversation.sentences.filter(({ turns }) => turns[0] === before)
    if (isAcceptance(said[0], sentence)) continue
    const naming = said.filter((one) => isNaming(one) && isAnchor(one, sentence, conversation))
    const whole = naming.filter(({ words }) => !lacksObject(words))
    const [first, ...more] = whole.length > 0 ? whole : naming.filter((one) => !lacksThing(one))
    const found =
      before === turn - 1
        ? (more.findLast((one) => isAsked(one) || kindOf(one) === 'decision') ?? first)
        : (more.at(-1) ?? first)
    const quote = found && quotable(found, conversation)
    if (quote) return quote
  }
  return null
}

const mostBack = 6

/** "Help with the spreadsheet. Send it to me.", before "I'll send it tonight": what was asked with the same verb. */
function askedBefore({ role, at, words, turns: [turn = 0] }: Sentence, conversation: Conversation): Beside | null {
  if (!lacksObject(words)) return null
  const verb = words.find(({ pos, lower }) => pos === 'VERB' && !/^(?:will|am|are)$/.test(lower))?.lower
  const request = conversation.sentences
    .slice(0, at)
    .findLast((one) => one.role !== role && turn - (one.turns[0] ?? 0) <= mostBack && one.words[0]?.lower === verb)
  const before = request && conversation.sentences[request.at - 1]
  const isNaming = before?.turns[0] === request?.turns[0] && before?.words.some(isObject)
  return before && isNaming && lacksObject(request.words) ? quotable(before, conversation) : null
}

/** "That I'll take": the turn before it has the noun. */
function isAcceptance(said: Sentence | undefined, { role }: Sentence): boolean {
  return said !== undefined && said.role !== role && accepts.test(said.text) && pointsAtThing(said)
}

/** Whether a sentence can come before the promise of a later turn. */
function isAnchor(one: Sentence, { role, turns: [turn = 0] }: Sentence, conversation: Conversation): boolean {
  if (one.role === role && !isHeard(turn - 1, conversation)) return false
  if (isNoAnchor(one.text)) return false
  if (isSubjectMissing(one.words) || isOwnAffair(one) || isDeclined(one, conversation)) return false
  return reasonToOmit(one, conversation.cast) === null
}

/** "I'll get an Uber": what the other one promises about it is not meant. */
function isOwnAffair({ text }: Sentence): boolean {
  return /\bI (?:will|am going to) (?!take\b)/i.test(text) && !/\byou\b/i.test(text)
}

/** "It" is one thing, "them" are several. */
function numberOf(words: readonly Word[]): (word: Word) => boolean {
  const pronoun = words.find(({ lower }, at) => objects.test(lower) && isUnresolved(words, at))?.lower ?? ''
  const isSeveral = ({ lower, lemma }: Word) => lower !== lemma && lower.endsWith('s')
  if (/^(?:them|these|those)$/.test(pronoun)) return isSeveral
  return pronoun === 'it' || pronoun === 'one' ? (word) => !isSeveral(word) : () => true
}
