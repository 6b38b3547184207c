import { isAsked, lastAsked } from '../../language/sentences/asked.js'
import { partyOf, type Cast } from '../../language/names/cast.js'
import { other, type Party } from '../../language/names/party.js'
import { inDeclarativeOrder } from '../../language/sentences/declarative-order.js'
import type { LanguageModel, Word } from '../../language/tokens/language-model.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import {
  aboutHow,
  broken,
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
import { written } from '../../language/tokens/written.js'
import { decapitalised, hasClause, shortened, withoutCommand, wordsAfter } from './tellable-words.js'
import { inThirdPerson } from '../../language/persons/third-person.js'

/** A sentence retold: `verb` and `rest` follow the speaker's name, as in "Ann | said | that they lost it". */
export interface Reported {
  sentence: Sentence
  verb: 'said' | 'asked' | 'thought' | 'proposed' | 'wanted' | 'wondered' | 'answered'
  rest: string
}

/** The sentence as somebody else would retell it, or null where that would not read well. */
export function reported(sentence: Sentence, cast: Cast, language: LanguageModel): Reported | null {
  const words = shortened(withoutCommand(sentence.words))
  if (!words || deictic.test(sentence.text)) return null
  const text = written(words)
  if (smallTalk.test(text)) return null
  const voice = {
    speaker: partyOf(cast, sentence.role),
    listener: partyOf(cast, other(sentence.role)),
    pastTense: language.pastTense,
  }
  const retold = (from: readonly Word[]) => inThirdPerson(decapitalised(from), voice)
  const after = (pattern: RegExp) => wordsAfter(words, text, pattern)
  const result = (verb: Reported['verb'], rest: string): Reported | null =>
    broken.test(rest) || /\b(?:I|me|my|you|your)\b/.test(rest.replaceAll(voice.listener.short, '')) || rest.length < 4
      ? null
      : { sentence, verb, rest }

  if (wonder.test(text)) return result('wondered', retold(after(wonder)))
  if (wish.test(text)) {
    const asked = wish.exec(text)?.[0].split(' ').at(-1) ?? 'know'
    return result('wanted', `to ${asked} ${retold(after(wish))}`)
  }
  if (tellMe.test(text)) {
    const told = after(/\babout (?:what|how|when|where|why|which|who)\b/i.test(text) ? aboutHow : tellMe)
    const question = inDeclarativeOrder(told, language.pastTense)
    if (told[0]?.lower === 'about') return result('asked', retold(told))
    if (question) return result('asked', retold([...question.asks, ...question.clause]))
    return told.length > 1 && told[0]?.pos === 'PRON' ? result('asked', retold(told)) : null
  }
  const wanted = after(wantsListener)
  if (wanted.length > 1)
    return result('asked', `${voice.listener.short} to ${withoutListener(wanted, voice.listener, retold)}`)
  const requested = after(requestOf)
  if (
    requested.length > 1 &&
    requested[0]?.pos === 'VERB' &&
    !/^(?:think|see|hear|feel|imagine|remember|believe|say|guess)$/.test(requested[0].lower)
  ) {
    return result('asked', `${voice.listener.short} to ${withoutListener(requested, voice.listener, retold)}`)
  }
  if (isAsked(sentence, words)) {
    const about = /^(?:and )?(?:how|what) about /i
    if (about.test(text)) {
      const topic = after(about)
      return topic.length > 0 &&
        topic.length < 14 &&
        !topic.some(({ lower }) => lower === 'if' || lower === 'here' || lower === 'there')
        ? result('asked', `about ${retold(topic)}`)
        : null
    }
    if (/^any\b/i.test(text))
      return words.length > 1 && words.length < 16 ? result('asked', `about ${retold(words)}`) : null
    const question = inDeclarativeOrder(lastAsked(words), language.pastTense)
    return question && question.clause.length > 1
      ? result('asked', retold([...question.asks, ...question.clause]))
      : null
  }
  const proposed = after(proposal)
  if (proposed.length > 1 && proposed[0]?.pos === 'VERB') return result('proposed', `to ${retold(proposed)}`)
  if (/^(?:let us|let me)\b/i.test(text)) return null
  const [first] = words
  if (
    first &&
    commands.has(first.lower) &&
    words.length > 2 &&
    (first.pos !== 'NOUN' || /^(?:me|us|the|your|my|our|it|in|back)$/.test(words[1]?.lower ?? ''))
  ) {
    return result('asked', `${voice.listener.short} to ${withoutListener(words, voice.listener, retold)}`)
  }
  const fronted = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  if (words[fronted - 1]?.lower === ',' && words[fronted]?.lower === words[fronted]?.lemma) {
    return commands.has(words[fronted]?.lower ?? '')
      ? result('asked', `${voice.listener.short} to ${withoutListener(words.slice(fronted), voice.listener, retold)}`)
      : null
  }
  if (!hasClause(words)) return null
  const thought = after(opinion)
  if (thought.length > 3 && hasClause(thought)) return result('thought', retold(thought))
  return result('said', retold(words))
}

/** Named once as the one who is asked, the listener is "they" in what follows. */
function withoutListener(words: readonly Word[], listener: Party, retold: (words: readonly Word[]) => string): string {
  const link = words.findIndex(
    (word, at) => at > 2 && word.pos === 'CCONJ' && /^(?:i|we)$/.test(words[at + 1]?.lower ?? ''),
  )
  const asked = link > 0 ? words.slice(0, words[link - 1]?.lower === ',' ? link - 1 : link) : words
  const rest = retold(asked)
  if (/\b(?:them|their)\b/.test(rest))
    return /\bme\b/.test(written(asked)) ? rest.replace(`${listener.short}'s`, 'their') : rest
  const name = listener.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return rest
    .replace(new RegExp(`\\b${name}'s (?=own\\b|[a-z])`, 'g'), 'their ')
    .replace(new RegExp(`\\b${name} (?=was\\b)`, 'g'), 'they ')
    .replace(/\bthey was\b/g, 'they were')
}
