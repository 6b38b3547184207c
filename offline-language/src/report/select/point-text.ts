import { capitalised } from '../../language/tokens/first-letter.js'
import { type Cast, partyOf } from '../../language/names/cast.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Candidate } from './candidate.js'
import { retell, retellAnswer } from '../phrase/retell.js'

/** A key point: its statement, after the question or the statement before it, and with what belongs to it. */
export function pointText(cast: Cast, point: readonly Candidate[]): string {
  const main = point.at(-1)!
  const before = point.length > 1 ? point[0]! : null
  const content = point.length > 2 ? severalOf(point, cast) : before ? twoOf(before, main, cast) : textOf(main, cast)
  const { reaction } = main
  return reaction
    ? `${content.replace(/\.$/, '')}; ${partyOf(cast, reaction.sentence.role).short} ${reaction.verb}.`
    : content
}

/** With the sentences around it: in one quote, or after what is retold. */
function textOf({ reported, lead, continuation }: Candidate, cast: Cast): string {
  const after = continuation?.quote.shown ?? ''
  if (reported.verb === 'quoted') {
    const said = [...lead.map(({ quote }) => quote.shown), reported.rest.slice(1, -1), after].filter(Boolean)
    return retell({ ...reported, rest: `“${said.join(' ')}”` }, cast)
  }
  const told = retell(reported, cast)
  return after === '' ? told : `${told.replace(/\.$/, '')}${told.endsWith('”') ? '' : ':'} “${after}”`
}

/** An answer in its speaker's words, after the offer and what is before that. */
function severalOf(point: readonly Candidate[], cast: Cast): string {
  const [first, second, ...rest] = point
  return [twoOf(first!, second!, cast), ...rest.map((one) => capitalised(textOf(one, cast)))].join(' ')
}

/** "Let's plan on the second." asks nothing, even if one of its words often does. */
const asks = ({ sentence, reported: { rest } }: Candidate): boolean =>
  rest.includes('?') && (rest.endsWith('?”') || isAsked(sentence))

function twoOf(before: Candidate, main: Candidate, cast: Cast): string {
  if (before.sentence.role === main.sentence.role)
    return `${retell(before.reported, cast)} and then ${main.reported.rest}`
  const isQuestion = isAsked(before.sentence) || before.reported.verb === 'quoted'
  if (!isQuestion) return `${retell(before.reported, cast)} ${capitalised(textOf(main, cast))}`
  if (before.reported.verb === 'quoted')
    return `${partyOf(cast, before.sentence.role).short} ${asks(before) ? 'asks' : 'says'}: ${before.reported.rest} ${capitalised(textOf(main, cast))}`
  const hasMore = main.lead.length > 0 || main.continuation !== null || main.reported.verb === 'quoted'
  return hasMore
    ? `${retell(before.reported, cast)} ${capitalised(textOf(main, cast))}`
    : retellAnswer(before.reported, main.reported, cast)
}
