import { inThirdPersonSingular, isVerb } from '../../language/clauses/verb-forms.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import { isAnnouncement } from './announcement.js'
import { commands, direct, notActs, ofTheMind, openings } from './openings.js'
import type { Reported } from './reported.js'
import { reasonToOmit, reasonToQuote } from './tellable-words.js'
import { asked, type Retelling } from './retold-question.js'
import { Telling } from './telling.js'

/** The sentence as reported speech; null unless it is whole, and no one can be mistaken for someone else. */
export function reported(sentence: Sentence, cast: Cast, language: LanguageModel): Reported | null {
  if (reasonToOmit(sentence, cast) ?? reasonToQuote(sentence, cast)) return null
  const voice = { speaker: partyOf(cast, sentence.role), listener: partyOf(cast, other(sentence.role)) }
  const telling = new Telling(sentence, voice)
  for (const retelling of retellings) {
    const found = retelling(telling, language)
    if (found !== undefined) return found
  }
  return null
}

const wondered: Retelling = (telling) => {
  const wondered = telling.after(openings.wonder)
  if (wondered.length > 0) return startsQuestion(wondered) ? telling.predicate('wondered', wondered) : null
  const wish = openings.wish.startIn(telling.text)
  if (wish === '') return undefined
  return telling.predicate('wanted', telling.after(openings.wish), `to ${wish.replace(/^.* to /i, '')} `)
}

function startsQuestion([first]: readonly Word[]): boolean {
  return /^(?:if|whether|what|how|when|where|why|who|which)$/.test(first?.lower ?? '')
}

/** "I wanted to talk about your marks" becomes "wants to talk about Ann's marks". */
const announced: Retelling = (telling) => {
  if (!isAnnouncement(telling.sentence)) return undefined
  const to = telling.words.findIndex(({ lower }) => lower === 'to')
  return telling.predicate('wanted', telling.words.slice(to + 1), 'to ')
}

/** "Tell me about", "walk me through". */
const toldMe: Retelling = (telling) => {
  const start = openings.request.startIn(telling.text)
  const bare = telling.text.slice(start.length).trimStart()
  const phrase = openings.tellMe.startIn(bare)
  if (phrase === '') return undefined
  const told = telling.words.slice(`${start} ${phrase}`.trim().split(' ').length)
  return told[0]?.lower === 'about' || startsQuestion(told) ? telling.predicate('asked', told) : null
}

const requested: Retelling = (telling) => {
  const wanted = telling.after(openings.wantsListener)
  if (wanted.length > 0) return telling.request(wanted)
  const asked = telling.after(openings.request)
  const [first] = asked
  return first?.pos === 'VERB' && first.lower === first.lemma && !ofTheMind.has(first.lower)
    ? telling.request(asked)
    : undefined
}

const refused: Retelling = (telling) => {
  const words = telling.after(openings.refusal)
  const [verb] = words
  if (!verb) return undefined
  return verb.pos === 'VERB' && verb.lower === verb.lemma && !notActs.has(verb.lower)
    ? telling.predicate('refused', words, 'to ')
    : undefined
}

const longestProposal = 10

/** "How about Tuesday at nine?" */
const suggested: Retelling = (telling) => {
  const words = telling.after(openings.suggestion)
  if (words.length === 0) return undefined
  const isThing =
    words.length <= longestProposal && !words.some(isVerb) && !/^(?:you|i|we)$/.test(words[0]?.lower ?? '')
  return isThing ? telling.predicate('direct', words, 'suggests ') : null
}

const proposed: Retelling = (telling) => {
  const words = telling.after(openings.proposal)
  if (words.length === 0) return undefined
  const [verb] = words
  return verb?.pos === 'VERB' && verb.lower === verb.lemma && !openings.inTheCall.startOf(verb.lower)
    ? telling.predicate('proposed', words, 'to ')
    : null
}

const commanded: Retelling = (telling) => {
  const { words } = telling
  const [first, second] = words
  const isVerb = first?.pos === 'VERB' || /^(?:me|us|the|your|my|our)$/.test(second?.lower ?? '')
  return first && commands.has(first.lower) && isVerb ? telling.request(words) : undefined
}

/** "I need a new card": the sentence is itself the wish, the promise or the agreement. */
const directly: Retelling = (telling) => {
  const { words } = telling
  const at = words.findIndex(
    ({ pos, lower }, place) => place > 0 && pos !== 'ADV' && !/^(?:just|really|also)$/.test(lower),
  )
  const verb = words[at]
  // "We need the money": the person is not alone.
  const isOwn = words[0]?.lower === 'i' || (words[0]?.lower === 'we' && telling.sentence.role === 'agent')
  if (!isOwn || !verb) return undefined
  const isWould = verb.lower === 'would' && /^(?:like|prefer|love)$/.test(words[at + 1]?.lower ?? '')
  if (!isWould && !direct.has(verb.lower)) return undefined
  const told = telling.statement('direct', words)
  if (!told) return null
  const singular = isWould ? 'would' : inThirdPersonSingular(verb.lower)
  return { ...told, rest: told.rest.replace(/^they /, '').replace(new RegExp(`\\b${verb.lower}\\b`), singular) }
}

const stated: Retelling = (telling) => {
  const thought = telling.after(openings.opinion)
  const rest = thought[0]?.lower === 'that' ? thought.slice(1) : thought
  return rest.length > 3 ? telling.statement('thought', rest) : telling.statement('said', telling.words)
}

/** The rules in order: the first that applies decides. */
const retellings: readonly Retelling[] = [
  announced,
  wondered,
  toldMe,
  refused,
  requested,
  suggested,
  asked,
  proposed,
  commanded,
  directly,
  stated,
]
