import type { Word } from '../../language/tokens/language-model.js'

const mostWords = 7

const subject = /^(?:i|we)$/
const auxiliaries = /^(?:have|had|has|am|are|was|were|is|been|be|being|did|do)$/
const adverbs = /^(?:just|really|actually|also|still|accidentally)$/
const feels = /^(?:feel|felt)$/
/** A clause or a phrase begins here, without which the title is still whole. */
const cut = /^(?:,|and|but|so|because|since|that|which|who|when|while|if|as|until|then|after|before|for|where|or|to)$/
const pronoun = /^(?:i|me|my|we|us|our|you|your|it|this|that|they|them|he|she|him|her)$/
const openEnd =
  /^(?:a|an|the|to|of|in|on|at|with|from|by|and|or|very|really|some|any|not|much|more|up|about|into|than|was|is|are|were|though|because|due|able|sure|ready|happy)$/
const empty = /^(?:just|really|actually|also|still|kind|kinda|basically|sometimes|always|never|not)$/

/** What a speaker did or felt, as a short title: "feeling out of sorts lately", "slipped and fell down". */
export function predicateTitle(words: readonly Word[]): string | null {
  const start = words.findIndex(({ lower }) => subject.test(lower))
  if (start < 0 || start > 3) return null
  const said = words.slice(start + 1).filter(({ lower }, at) => at > 2 || !adverbs.test(lower))
  const isFeeling = feels.test(said[0]?.lower ?? '')
  const rest = withoutAuxiliaries(said)
  if (!isFeeling && !isEvent(rest[0]) && !isState(rest)) return null
  const text = upToCut(rest)
    .map(({ text }) => text)
    .join(' ')
  if (isNoTitle(text, rest)) return null
  if (text === '' || (isEvent(rest[0]) && !isFeeling && !text.includes(' '))) return null
  return isFeeling ? `Feeling ${text}` : text
}

/** "Afraid" of "I'm afraid", "got Tuesday". */
function isNoTitle(text: string, said: readonly Word[]): boolean {
  // "Rewrote Jonas", of "Jonas's module".
  if (said[text.split(' ').length]?.lower === "'s") return true
  const isOpen = /\b(?:what|how|here|there|yet|not)\b|\b(?:now|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i
  return isOpen.test(text) || /^(?:afraid|sorry|glad|sure|happy)\b/i.test(text) || /^got (?:\p{Lu}|\d)/u.test(text)
}

function withoutAuxiliaries(words: readonly Word[]): readonly Word[] {
  const start = words.findIndex(({ lower }) => !auxiliaries.test(lower) && !feels.test(lower))
  const rest = start < 0 ? [] : words.slice(start)
  const isUnclear = pronoun.test(rest[0]?.lower ?? '') || rest.slice(0, 2).some(({ lower }) => empty.test(lower))
  return isUnclear ? [] : rest
}

/** "Slipped", "traveling": not the plain form, which needs its subject. */
function isEvent(word: Word | undefined): boolean {
  return word?.pos === 'VERB' && (word.lower !== word.lemma || /ing$/.test(word.lower))
}

/** "Concerned", "a little concerned". */
function isState([first, second, third]: readonly Word[]): boolean {
  const isALittle = first?.lower === 'a' && /^(?:little|bit)$/.test(second?.lower ?? '')
  return (isALittle ? third : first)?.pos === 'ADJ'
}

/** Empty if the words do not end well within a title. */
function upToCut(words: readonly Word[]): readonly Word[] {
  const isPair = (at: number) => words[at]?.lower === 'and' && words[at + 1]?.pos === 'VERB'
  const end = words.findIndex(({ lower }, at) => at > 0 && !isPair(at) && (cut.test(lower) || pronoun.test(lower)))
  const told = end < 0 ? words : words.slice(0, end)
  if (told.length > mostWords) return []
  let last = told.length
  while (last > 0 && openEnd.test(told[last - 1]?.lower ?? '')) last--
  return told.slice(0, last)
}
