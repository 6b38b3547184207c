import type { Word } from '../tokens/language-model.js'

/** The words from the offset up to the next subject. */
export function clauseFrom(words: readonly Word[], offset: number): readonly Word[] {
  let length = 0
  let from = 0
  for (; from < words.length && length < offset; from++)
    length += (words[from]?.text.length ?? 0) + (words[from + 1]?.spaceBefore ? 1 : 0)
  const rest = words.slice(from, from + 30)
  const end = rest.findIndex((word, at) => {
    const next = rest[at + 1]
    if (at < 3 || !next) return false
    const place = {
      word,
      next,
      before: rest[at - 1]?.lower ?? '',
      posAfterNext: rest[at + 2]?.pos,
      lowerAfterNext: rest[at + 2]?.lower,
    }
    return isLink(place) || isCommaBeforeClause(place) || isDummySubject(place) || isSpeaker(place)
  })
  return trimmed(end > 0 ? rest.slice(0, end) : rest.slice(0, 24), end > 0 || rest.length > 24)
}

interface Place {
  before: string
  word: Word
  next: Word
  posAfterNext: string | undefined
  lowerAfterNext: string | undefined
}

const possessive = /^(?:my|your|our|his|her|its|their)$/

const isLink = ({ word, next, posAfterNext }: Place): boolean =>
  /^(?:and|but|so|because|then|okay|which)$/.test(word.lower) &&
  ((next.pos === 'PRON' && !possessive.test(next.lower)) ||
    /^(?:do|does|did|can|could|is|are|would|will)$/.test(next.lower) ||
    /^(?:if|then|that|just|hopefully|see|there|maybe)$/.test(next.lower) ||
    posAfterNext === 'AUX')

const isCommaBeforeClause = ({ word, next, posAfterNext, lowerAfterNext }: Place): boolean =>
  word.lower === ',' &&
  /^(?:i|we|you|and|but|so|then|which|they|it|because|this|otherwise|unless|in|if)$/.test(next.lower) &&
  // "Ask my boss, and let you know": the same subject.
  ((posAfterNext !== 'NOUN' && lowerAfterNext !== 'let') || next.lower !== 'and')

/** What follows belongs to it: "say it is", "whenever there is". */
const leadsClause = /^(?:say|says|whenever|when|if|what|how|that|because|until|while|once|sure)$/

/** "It is", "there will", "this was". */
const isDummySubject = ({ word, next, before }: Place): boolean =>
  !leadsClause.test(before) &&
  /^(?:this|that|it|there|these|does|did)$/.test(word.lower) &&
  /^(?:is|are|will|would|should|was|(?!evening|morning)\w+ing)$/.test(next.lower)

const isSpeaker = ({ word, before }: Place): boolean =>
  /^(?:i|we)$/.test(word.lower) && !/^(?:if|when|that|what|as|once|after|before|until)$/.test(before)

const particles = /^(?:in|on|with)$/

function trimmed(words: readonly Word[], isCut: boolean): readonly Word[] {
  let end = words.length
  // "As soon as it comes in", "leave the name on".
  if (!isCut && particles.test(words.at(-1)?.lower ?? '')) return words
  // "What we look for".
  const isAsking = words.some(({ lower }) => /^(?:what|which|who|where)$/.test(lower))
  while (end > 0 && isLoose(words[end - 1]!.lower, words[end - 2], isAsking)) end--
  return words.slice(0, end)
}

function isLoose(last: string, before: Word | undefined, isAsking: boolean): boolean {
  // "Ask Janet and text you".
  if (last === 'you' && (before?.pos === 'VERB' || /^(?:text|ring|call|email)$/.test(before?.lower ?? ''))) return false
  if (isAsking && /^(?:for|with|of|in|on|at|to)$/.test(last)) return false
  return /^(?:,|and|so|but|to|the|a|just|you|or|with|for|of|that|as|really|in|on|at|okay|well|because|then)$/.test(last)
}
