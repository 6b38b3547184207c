import { type Cast, partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { thatClause, told } from '../phrase/retell.js'
import type { Candidate } from '../select/rank-sentences.js'

const longestPair = 46

const links = {
  none: () => '',
  also: () => '',
  later: () => 'Later ',
  next: (isPair: boolean) => `As ${isPair ? 'next steps' : 'a next step'}, `,
  'in turn': () => 'In turn, ',
}

/** Up to two statements of one side for the summary: in one sentence if that stays readable, else in two. */
export function oneSideSaid(
  points: readonly Candidate[],
  cast: Cast,
  verb: 'said' | 'explained' = 'said',
  link: keyof typeof links = 'none',
): string[] {
  const [first, second] = points
  if (!first) return []
  const name = partyOf(cast, first.sentence.role).short
  const also = link === 'also' ? 'also ' : ''
  const start = `${links[link](second !== undefined)}${name} ${also}${told(first.reported, verb)}`
  if (!second) return [capitalised(`${start}.`)]
  const pair = `${start}${start.split(' ').length > 9 ? ',' : ''} and ${continued(first, second)}.`
  if (pair.split(' ').length <= longestPair) return [capitalised(pair)]
  const more = verb === 'explained' ? told(second.reported, 'noted') : `also ${told(second.reported, 'mentioned')}`
  return [capitalised(`${start}.`), capitalised(`${name} ${more}.`)]
}

function continued({ reported: first }: Candidate, { reported: second }: Candidate): string {
  const isSame = first.verb === second.verb && (second.verb === 'said' || second.verb === 'thought')
  return isSame ? `that ${thatClause(second.rest).replace(/^that /, '')}` : told(second)
}
