import { loadPatterns } from '../../data/load-patterns.js'
import { hasVerb } from '../units/statements.js'

const { frame, further, onlyWhen } = loadPatterns('written/reported-speech', 'frame', 'further', 'onlyWhen')

/**
 * What the part says by its prompt, sentence by sentence: "You will tell her the tablets gave you a cough and that you hate them" is
 * not told to her so, she hears "The tablets gave you a cough. You hate them." Empty for a sentence that reports no words.
 */
export function reportedWords(told: string): string[] {
  const words = frame.exec(told.replace(/^(?:You|At)\b/, (word) => word.toLowerCase()))?.groups?.['words'] ?? ''
  if (onlyWhen.test(told)) return []
  const clauses = words.split(further).map((clause) => clause.trim())
  return words !== '' && clauses.every(hasVerb) ? clauses : []
}
