import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf, type Cast } from '../../language/names/cast.js'
import type { Reported } from './reported.js'

const shown: Readonly<Record<Reported['verb'], string>> = {
  said: 'says',
  asked: 'asks',
  thought: 'thinks',
  proposed: 'proposes',
  wanted: 'wants',
  wondered: 'wonders',
  answered: 'answers',
  refused: 'refuses',
  direct: '',
  insulted: 'insults',
  quoted: 'says:',
  agreed: '',
}

/** One sentence of the report: who says, asks or thinks it, and its content; or the speaker's name and a quote. */
export function retell(point: Reported, cast: Cast): string {
  const name = partyOf(cast, point.sentence.role).short
  if (point.verb === 'quoted') return `${name}: ${point.rest}`
  if (point.verb === 'agreed') return `In the end they agree: ${point.rest} (${name}).`
  return `${name} ${told(point)}${point.verb === 'insulted' ? '' : '.'}`
}

/** The part of the sentence after the speaker's name. */
export function told({ verb, rest }: Reported): string {
  if (verb === 'said' || verb === 'thought') return `${shown[verb]} ${thatClause(rest)}`
  return `${shown[verb]} ${rest}`.trimStart()
}

export function thatClause(rest: string): string {
  return /^(?:they|it|there|that|this) /.test(rest) ? rest : `that ${rest}`
}

/** "Asked where it hurts, Ann says it is the knee." */
export function retellAnswer(question: Reported, answer: Reported, cast: Cast): string {
  // "They" in the question is the one who asks: without the name it would be the one who answers.
  const isOfAsker = question.sentence.words.some(({ lower }) => /^(?:i|me|my|mine|we|us|our)$/.test(lower))
  const isRequest = question.rest.startsWith(`${partyOf(cast, answer.sentence.role).short} to `)
  if (isOfAsker || isRequest) return `${retell(question, cast)} ${capitalised(retell(answer, cast))}`
  return `Asked ${question.rest}, ${retell(answer, cast)}`
}
