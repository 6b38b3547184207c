import { expandContractions } from '../../language/tokens/expand-contractions.js'
import { lowerFirst } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { directQuestion } from '../wording/direct-question.js'

const { lead, leave, clause, takesThing, thing } = loadPatterns(
  'dialogue-acts/indirect-questions',
  'lead',
  'leave',
  'clause',
  'takesThing',
  'thing',
)

const end = /[\s.!…]+$/u
const anotherClause = /,? and (?=(?:how|what|why|where|when|who|which|whether)\b)/

/** A turn whose questions without a mark are direct ones: "So I wanted to ask how you plan." as "How do you plan?" */
export function withDirectQuestions(turn: string): string {
  const sentences = sentencesOf(turn)
  const direct = sentences.map(asQuestion)
  return direct.every((sentence, at) => sentence === sentences[at]) ? turn : direct.join(' ')
}

function asQuestion(said: string): string {
  if (said.endsWith('?')) return withoutLeave(said)
  const sentence = expandContractions(said)
  const found = lead.exec(sentence)
  const question = found && questionFor(found[0], sentence.slice(found.index + found[0].length).replace(end, ''))
  if (!question) return said
  const before = sentence.slice(0, found.index)
  if (!before) return question
  // "If you have a minute, tell me how it went."
  return found[1] === ', ' ? `${before}, ${lowerFirst(question)}` : `${before}. ${question}`
}

/** "Can I ask how you plan it?" */
function withoutLeave(said: string): string {
  const question = expandContractions(said)
  const found = leave.exec(question)
  const asked = found && directClause(question.slice(found.index + found[0].length, -1))
  return asked ? `${question.slice(0, found.index)}${found.index > 0 ? lowerFirst(asked) : asked}` : said
}

/** What is asked for after a lead as questions; null if it asks for nothing: "I want to know that you are safe." */
function questionFor(leadIn: string, asked: string): string | null {
  if (clause.test(asked)) return asked.split(anotherClause).map(ofClause).join(' ')
  return takesThing.test(leadIn) && thing.test(asked) ? `Can you tell me about ${asked}?` : null
}

const ofClause = (asked: string): string => directClause(asked) ?? `Can you tell me ${asked}?`

/** "If he is home" as "Is he home?"; null if its verb would have to change. */
const directClause = (asked: string): string | null => directQuestion(asked.replace(/^if\b/i, 'whether'))
