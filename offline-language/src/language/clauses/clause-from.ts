import type { Word } from '../tokens/language-model.js'

const endsClause = /^(?:and|but|so|because|then|okay|which)$/

/** The words from the offset up to the next subject. */
export function clauseFrom(words: readonly Word[], offset: number): readonly Word[] {
  let length = 0
  let from = 0
  for (; from < words.length && length < offset; from++)
    length += (words[from]?.text.length ?? 0) + (words[from + 1]?.spaceBefore ? 1 : 0)
  const rest = words.slice(from, from + 30)
  const end = rest.findIndex((word, at) => {
    const next = rest[at + 1]
    const afterNext = rest[at + 2]
    if (at < 3 || !next) return false
    if (endsClause.test(word.lower))
      return (
        next.pos === 'PRON' ||
        /^(?:do|does|did|can|could|is|are|would|will)$/.test(next.lower) ||
        ['if', 'then', 'that', 'just', 'hopefully', 'see', 'there', 'maybe'].includes(next.lower) ||
        afterNext?.pos === 'AUX'
      )
    if (word.lower === ',')
      return (
        ['i', 'we', 'you', 'and', 'but', 'so', 'which', 'they', 'it', 'because', 'this'].includes(next.lower) &&
        (afterNext?.pos !== 'NOUN' || next.lower !== 'and')
      )
    if (
      /^(?:this|that|it|there|these|does|did)$/.test(word.lower) &&
      /^(?:is|are|will|would|should|was|\w+ing)$/.test(next.lower)
    )
      return true
    return (
      ['i', 'we'].includes(word.lower) &&
      !['if', 'when', 'that', 'what', 'as', 'once', 'after', 'before', 'until'].includes(rest[at - 1]?.lower ?? '')
    )
  })
  return trimmed(end > 0 ? rest.slice(0, end) : rest.slice(0, 24))
}

function trimmed(words: readonly Word[]): readonly Word[] {
  let end = words.length
  while (
    end > 0 &&
    /^(?:,|and|so|but|to|the|a|just|you|or|with|for|of|that|as|really|in|on|at|okay|well|because|then)$/.test(
      words[end - 1]?.lower ?? '',
    )
  )
    end--
  return words.slice(0, end)
}
