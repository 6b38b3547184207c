import { namesSomebody } from '../wording/unsayable.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** A piece of the prompt that is no sentence of anyone. */
const broken = anyOf(
  loadPatterns('replies/speaks-of-exercise', 'actor', 'system', 'exercise', 'word', 'follow', 'loneComma', 'cutWish'),
)
const byPronoun = /^(?:He|She) \p{Ll}/u
const pronoun = /\b(?:he|she|him|her|his)\b/i

/** Whether a sentence speaks of the role from outside, as its prompt does: "Tomasz is ten.", "He thinks so." */
export function isOfPrompt(sentence: string, before: readonly string[], conversation: Conversation): boolean {
  if (broken.test(sentence)) return true
  const { role, memory, userTexts } = conversation
  const names = (role.name ?? '').split(' ').filter((name) => name.length > 2)
  const isOfOwnName =
    names.length > 0 &&
    (new RegExp(`^(?:${names.join('|')})\\b (?!here\\b)\\p{Ll}`, 'u').test(sentence) ||
      new RegExp(
        `(?<!I am |name is |(?:M[rs]+|Dr)\\.? )\\b(?:${names.join('|')}) (?:is|has|was|had|wants|needs|does|feels)\\b`,
        'u',
      ).test(sentence))
  if (isOfOwnName) return true
  // "RITA LUND, baker, owns two shops"
  if (names.length > 0 && new RegExp(`^(?:${names.join('|')})\\b[^.]*, \\p{Ll}`, 'iu').test(sentence)) return true
  if (!byPronoun.test(sentence)) return false
  const around = [...before, memory.agentTurns.at(-1) ?? '', userTexts.at(-1) ?? ''].join(' ')
  const others = names.reduce((text, name) => text.replaceAll(name, ''), around)
  return !namesSomebody(others) && !pronoun.test(others)
}
