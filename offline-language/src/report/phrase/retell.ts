import { partyOf, type Cast } from '../../language/names/cast.js'
import { capitalised, type Party } from '../../language/names/party.js'
import type { Reported } from './reported.js'

/** One sentence of the report: who said, asked or thought it, and its content. */
export function retell(point: Reported, cast: Cast): string {
  return `${partyOf(cast, point.sentence.role).short} ${told(point)}.`
}

/** A further sentence of the same speaker, without a second "said". */
export function retellMore(point: Reported, cast: Cast): string {
  const speaker = partyOf(cast, point.sentence.role)
  const isOwn = /^(?:I|we)$/i.test(point.sentence.words[0]?.text ?? '')
  if (!isOwn && point.rest.startsWith('they')) return retell(point, cast)
  return point.verb === 'said' || point.verb === 'thought'
    ? `${capitalised(withName(point.rest, speaker))}.`
    : retell(point, cast)
}

/** The part of the sentence after the speaker's name. */
export function told({ verb, rest }: Reported, said = 'said'): string {
  if (verb === 'said' || verb === 'thought') return `${verb === 'said' ? said : verb} ${thatClause(rest)}`
  return `${verb} ${rest}`
}

export function thatClause(rest: string): string {
  const clause = rest.replace(/^that (?=they|the|there|it)/, '')
  return /^(?:they|it|there) /.test(clause) ? clause : `that ${clause}`
}

/** "Asked where it hurt, Ann said it was the knee." */
export function retellAnswer(question: Reported, answer: Reported, cast: Cast): string {
  const answerer = partyOf(cast, answer.sentence.role)
  const isPlain = question.verb === 'asked' && !question.rest.startsWith(`${answerer.short} to `)
  if (!isPlain) return `${retell(question, cast)} ${capitalised(retell(answer, cast))}`
  return `Asked ${withPronoun(question.rest, answerer)}, ${retell(answer, cast)}`
}

/** "They were asked" becomes "Ann was asked". */
function withName(rest: string, speaker: Party): string {
  return rest.replace(
    /^they ((?:also |still |never |always |really |recently |currently |often )*)(were\b)?/,
    (_, adverbs: string, were?: string) => `${speaker.short} ${adverbs}${were ? 'was' : ''}`,
  )
}

// The sentence names the person right after the question, so "they" is clear, and the name occurs only once.
function withPronoun(question: string, answerer: Party): string {
  const name = answerer.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/\b(?:they|them|their)\b/.test(question.replace(new RegExp(`${name}.*$`), ''))) return question
  return question
    .replace(new RegExp(`(?<![\\p{L}])${name}'s(?![\\p{L}])`, 'gu'), 'their')
    .replace(new RegExp(`(?<![\\p{L}])${name} was(?![\\p{L}])`, 'gu'), 'they were')
    .replace(
      new RegExp(`(about|with|of|to|for|told|gave|brought|prescribed|sent|from|on|in) ${name}(?![\\p{L}])`, 'gu'),
      '$1 them',
    )
    .replace(new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu'), 'they')
}
