import { readCondition } from '../conditions/read-condition.js'
import type { AuthoredLine } from './authored-lines.js'
import { sentenceKinds, type KindShares } from '../written/kind-of.js'
import type { Statement } from '../written/statements.js'

const shares = Object.fromEntries(sentenceKinds.map((kind) => [kind, kind === 'fact' ? 1 : 0])) as KindShares

/** A line of an author as it stands in a prompt. */
const authoredText = ({ words, says }: AuthoredLine): string => `If ${words}, say: "${says.join(' ')}"`

/**
 * 'If they ask for the number, say: "It ends in four."': an answer like the facts of a prompt, which only its own way says; empty for
 * other cases.
 */
export function authoredStatement(line: AuthoredLine, place: number): Statement[] {
  if (line.says.length === 0 || !readCondition(line).named.includes('asks')) return []
  const text = authoredText(line)
  return [
    {
      text,
      topic: '',
      shares,
      place,
      whole: text,
      before: '',
      said: null,
      isSecret: false,
      secretAt: null,
      told: null,
      asked: null,
      yes: null,
    },
  ]
}

/** The line that a statement was made of; null if it is of the prompt itself. */
export const authoredIn = ({ text }: Statement, lines: readonly AuthoredLine[]): AuthoredLine | null =>
  lines.find((line) => authoredText(line) === text) ?? null
