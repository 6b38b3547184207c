import { loadPatterns } from '../../data/load-patterns.js'
import { pronounIn } from '../prompt/part-pronoun.js'

const { condition, kin } = loadPatterns('written/person-in-conditions', 'condition', 'kin')

const sentenceEnd = /(?<=[.!?]["”)]?\s|\n)/u
const named = /(?<=\p{L},? )\p{Lu}\p{Ll}+/gu

/** Whether a text names someone whom "he" or "she" can mean; of a sentence about the recipient, only what follows. */
function namesOther(text: string): boolean {
  const after = text.slice(Math.max(0, text.toLowerCase().lastIndexOf('the recipient')))
  return kin.test(after) || (after.match(named) ?? []).length > 0
}

/**
 * "If she gives you a date, you agree": who does something with words in a condition is the person who practises, unless
 * someone else was named just before.
 */
export function withPersonInConditions(prompt: string): string {
  const own = pronounIn(prompt)
  let before = ''
  return prompt
    .split(sentenceEnd)
    .map((sentence) => {
      const last = before
      before = sentence
      const persons: string[] = []
      const told = sentence.replace(condition, (whole, joint: string, pronoun: string, at: number) => {
        const isOther = pronoun.toLowerCase() === own || namesOther(sentence.slice(0, at)) || namesOther(last)
        if (isOther) return whole
        persons.push(pronoun.toLowerCase())
        return `${joint} the recipient `
      })
      const isClear = persons.length > 0 && !namesOther(told)
      return isClear ? told.replace(new RegExp(`\\b(?:${persons.join('|')})\\b`, 'g'), 'the recipient') : told
    })
    .join('')
}
