import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Exchange } from '../moves/exchanges.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from './commitment.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asksWhen, day } = loadPatterns('appointed', 'asksWhen', 'day')
const farthest = 6
const weight = 1.6

/** "When can I come round?", before "Friday after two works": who will come when. */
export function appointments(conversation: Conversation, { turns, exchanges }: Moves): Commitment[] {
  const { sentences, cast } = conversation
  return turns.flatMap(({ pieces, role }, at) => {
    const asked = asksWhen.exec(pieces.map(({ text }) => text).join(' '))?.groups
    const last = asked ? lastDay(exchanges, at) : undefined
    const found = last && day.exec(last.text)?.groups?.['day']
    const sentence = last && sentences.find((one) => one.turns[0] === last.turn)
    if (!asked || !found || !sentence) return []
    const owner = /^I$/i.test(asked['who']!) ? role : other(role)
    const name = capitalised(partyOf(cast, owner).short)
    const when = /^tomorrow/i.test(found) ? found : `on ${found}`
    const text = `${name} will ${asked['does']!.toLowerCase()} ${when}`
    return [commitment({ text, status: 'pending', owner, weight, sentence }, sentence.words)]
  })
}

/** The last words of an agreement that begin with a day. */
function lastDay(exchanges: readonly Exchange[], at: number): Piece | undefined {
  return exchanges
    .filter((one) => one.outcome === 'agreed' && one.at >= at && one.at <= at + farthest)
    .flatMap(({ offered, answer }) => [...offered.pieces, ...answer.pieces])
    .findLast(({ text }) => day.test(text))
}
