import { isNoun } from '../../language/clauses/clause-words.js'
import { clauseFrom } from '../../language/clauses/clause-from.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Piece } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { actionText } from '../select/action-text.js'
import { isThing } from '../select/incomplete.js'
import { withNames } from '../select/with-names.js'
import { sentenceOfPieces } from '../select/quoted-pieces.js'
import type { Act } from './act.js'
import { actPatterns } from './act-patterns.js'
import type { ClosedAct } from './told-once.js'

const { simple, begins, pronoun } = loadPatterns('told-act', 'simple', 'begins', 'pronoun')

/** "Ben will sign the form tonight.", for a plain promise; its "it" is the only thing that the words before it name. Null if it must be quoted. */
export function toldAct({ act, parts }: ClosedAct, conversation: Conversation): string | null {
  const { core, answer } = act
  const promised = answer.length > 0 ? null : promisedIn(act)
  const sentence = promised && sentenceOfPieces([core], conversation)
  if (!promised || !sentence) return null
  const said = clauseFrom(sentence.words, sentence.text.indexOf(core.text.slice(promised.at).replace(/[.!]$/, '')))
  if (written(said).toLowerCase() !== promised.text.toLowerCase()) return null
  const clause = withThing(said, parts.flat().slice(0, parts.flat().indexOf(core)), conversation)
  if (!clause) return null
  const [speaker, listener] = [core.role, other(core.role)].map((role) => partyOf(conversation.cast, role))
  const named = withNames(clause, sentence, conversation.cast)
  if (/\b(?:he|she|him|hers?)\b/i.test(written(named))) return null
  return actionText({
    clause: named,
    lead: 'I will',
    owner: 'speaker',
    speaker: speaker!,
    listener: listener!,
  })
}

/** What a plain promise says is done, with its place in the sentence; null if it is none, or says only "that". */
function promisedIn({ core, form }: Act): { at: number; text: string } | null {
  if (form?.kind !== 'promise' || /^do (?:it|that|this|so)\b/i.test(`${form.verb} ${form.rest}`)) return null
  const match = new RegExp(actPatterns.promise, 'iu').exec(core.text)
  const { verb, rest = '' } = match?.groups ?? {}
  if (!match || !verb || !begins.test(core.text.slice(0, match.index)) || !simple.test(rest)) return null
  return { at: match.index + match[0].length - rest.length - verb.length, text: `${verb}${rest}` }
}

/** The clause with the thing that its "it" means; null if that is not certain, or the words before say more than the thing. */
function withThing(
  clause: readonly Word[],
  before: readonly Piece[],
  conversation: Conversation,
): readonly Word[] | null {
  const places = clause.flatMap(({ lower }, at) =>
    pronoun.test(lower) && (/^(?:it|them)$/.test(lower) || !isNoun(clause[at + 1])) ? [at] : [],
  )
  if (places.length === 0) return before.length === 0 ? clause : null
  const [place] = places
  const thing =
    places.length === 1 ? onlyThing(before, /^(?:them|those)$/.test(clause[place!]!.lower), conversation) : null
  return thing && [...clause.slice(0, place), ...thing, ...clause.slice(place! + 1)]
}

const nearDay = /^(?:today|tonight|tomorrow)$/

/** "The deposit", after "I'll need a deposit of eighty euros": named with an article, as an object, and nothing else is. */
function onlyThing(before: readonly Piece[], isSeveral: boolean, conversation: Conversation): Word[] | null {
  const found = before.flatMap((piece) => {
    const { words } = sentenceOfPieces([piece], conversation) ?? ({ words: [] } as Pick<Sentence, 'words'>)
    return words.flatMap((word, at) =>
      isNoun(word) && isThing(word) && !nearDay.test(word.lower) && !isNoun(words[at + 1]) ? [{ words, at }] : [],
    )
  })
  const [only] = found
  if (!only || found.length > 1) return null
  const { words, at } = only
  const from = words
    .slice(0, at)
    .findLastIndex(({ pos }) => pos === 'DET' || pos === 'PRON' || pos === 'VERB' || pos === 'AUX')
  const article = words[from]
  // "I'll send you a form."
  const verb = words[from - 1]?.pos === 'PRON' && words[from - 2]?.pos === 'VERB' ? words[from - 2] : words[from - 1]
  const isObject = /^(?:VERB|AUX)$/.test(verb?.pos ?? '')
  const noun = words[at]!
  const isPlural = noun.lower !== noun.lemma && noun.lower.endsWith('s')
  const isPlain = words.slice(from + 1, at).every(({ pos }) => pos === 'ADJ' || pos === 'NOUN')
  if (
    !article ||
    !/^(?:an?|the|some|my|your|our)$/.test(article.lower) ||
    !isObject ||
    !isPlain ||
    isPlural !== isSeveral
  )
    return null
  return [
    { ...article, text: 'the', lower: 'the', lemma: 'the', pos: 'DET', spaceBefore: true },
    ...words.slice(from + 1, at + 1),
  ]
}
