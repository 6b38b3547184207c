import { isAsked, lastAsked } from '../../language/sentences/asked.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { inDeclarativeOrder } from '../../language/sentences/declarative-order.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import type { Reported } from './reported.js'
import {
  aboutHow,
  commands,
  deictic,
  opinion,
  proposal,
  requestOf,
  smallTalk,
  tellMe,
  wantsListener,
  wish,
  wonder,
} from './spoken-patterns.js'
import { hasClause, shortened, withoutCommand } from './tellable-words.js'
import { Telling } from './telling.js'

/** One rule of reported speech: null if the sentence cannot be reported, undefined if the rule does not apply. */
type Retelling = (telling: Telling) => Reported | null | undefined

/** The sentence as reported speech, or null if that would not read well. */
export function reported(sentence: Sentence, cast: Cast, language: LanguageModel): Reported | null {
  const words = shortened(withoutCommand(sentence.words))
  if (!words || deictic.test(sentence.text)) return null
  const text = written(words)
  if (smallTalk.test(text)) return null
  const telling = new Telling(sentence, words, text, {
    speaker: partyOf(cast, sentence.role),
    listener: partyOf(cast, other(sentence.role)),
    pastTense: language.pastTense,
  })
  for (const retelling of retellings) {
    const found = retelling(telling)
    if (found !== undefined) return found
  }
  return null
}

const wondered: Retelling = (telling) => {
  if (wonder.test(telling.text)) return telling.as('wondered', telling.retold(telling.after(wonder)))
  if (!wish.test(telling.text)) return undefined
  const asked = wish.exec(telling.text)?.[0].split(' ').at(-1) ?? 'know'
  return telling.as('wanted', `to ${asked} ${telling.retold(telling.after(wish))}`)
}

const toldMe: Retelling = (telling) => {
  if (!tellMe.test(telling.text)) return undefined
  const isQuestion = /\babout (?:what|how|when|where|why|which|who)\b/i.test(telling.text)
  const told = telling.after(isQuestion ? aboutHow : tellMe)
  const question = inDeclarativeOrder(told, telling.voice.pastTense)
  if (told[0]?.lower === 'about') return telling.as('asked', telling.retold(told))
  if (question) return telling.as('asked', telling.retold([...question.asks, ...question.clause]))
  return told.length > 1 && told[0]?.pos === 'PRON' ? telling.as('asked', telling.retold(told)) : null
}

const ofTheMind = /^(?:think|see|hear|feel|imagine|remember|believe|say|guess)$/

const requested: Retelling = (telling) => {
  const wanted = telling.after(wantsListener)
  if (wanted.length > 1) return telling.asRequest(wanted)
  const asked = telling.after(requestOf)
  const [first] = asked
  return asked.length > 1 && first?.pos === 'VERB' && !ofTheMind.test(first.lower)
    ? telling.asRequest(asked)
    : undefined
}

const asked: Retelling = (telling) => {
  const { words, text, sentence } = telling
  if (!isAsked(sentence, words)) return undefined
  const about = /^(?:and )?(?:how|what) about /i
  if (about.test(text)) {
    const topic = telling.after(about)
    const pointsAway = topic.some(({ lower }) => lower === 'if' || lower === 'here' || lower === 'there')
    return topic.length > 0 && topic.length < 14 && !pointsAway
      ? telling.as('asked', `about ${telling.retold(topic)}`)
      : null
  }
  if (/^any\b/i.test(text))
    return words.length > 1 && words.length < 16 ? telling.as('asked', `about ${telling.retold(words)}`) : null
  const question = inDeclarativeOrder(lastAsked(words), telling.voice.pastTense)
  return question && question.clause.length > 1
    ? telling.as('asked', telling.retold([...question.asks, ...question.clause]))
    : null
}

const proposed: Retelling = (telling) => {
  const words = telling.after(proposal)
  if (words.length > 1 && words[0]?.pos === 'VERB') return telling.as('proposed', `to ${telling.retold(words)}`)
  return /^(?:let us|let me)\b/i.test(telling.text) ? null : undefined
}

const commanded: Retelling = (telling) => {
  const { words } = telling
  const [first, second] = words
  const isVerb = first?.pos !== 'NOUN' || /^(?:me|us|the|your|my|our|it|in|back)$/.test(second?.lower ?? '')
  return first && commands.has(first.lower) && words.length > 2 && isVerb ? telling.asRequest(words) : undefined
}

/** "If it hurts, call us". */
const commandedLater: Retelling = (telling) => {
  const { words } = telling
  const at = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const fronted = words[at]
  if (words[at - 1]?.lower !== ',' || fronted?.lower !== fronted?.lemma) return undefined
  return commands.has(fronted?.lower ?? '') ? telling.asRequest(words.slice(at)) : null
}

const stated: Retelling = (telling) => {
  const { words } = telling
  if (!hasClause(words)) return null
  const thought = telling.after(opinion)
  return thought.length > 3 && hasClause(thought)
    ? telling.as('thought', telling.retold(thought))
    : telling.as('said', telling.retold(words))
}

/** The rules in order: the first that applies decides. */
const retellings: readonly Retelling[] = [
  wondered,
  toldMe,
  requested,
  asked,
  proposed,
  commanded,
  commandedLater,
  stated,
]
