import { datesIn } from '../../language/tokens/dates.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import type { Commitment } from './commitment.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { corrects } = loadPatterns('with-corrected-time', 'corrects')
const chosen = /\b(?:let us say|make (?:it|that)|rather|I mean|should be|it is)\W+(?:\w+\W+){0,2}$/i
/** "That's a Sunday": why the first time does not do. */
const explains = /\b(?:is|was) (?:an?|on an?) $/i
const preposition = /^(?:at|by|before|until|around|on|in|within)\s+/i
const longestAlone = 8

/** "I'll ring you by four. No, sorry, let's say by five.": the action has the time that its speaker corrects it to. */
export function withCorrectedTimes(
  commitments: readonly Commitment[],
  { sentences }: Conversation,
  turns: readonly SpokenTurn[],
): Commitment[] {
  return commitments.map((one) => {
    const [turn] = one.sentence.turns
    const pieces = turns.find((spoken) => spoken.turn === turn)?.pieces ?? []
    const [old, ...others] = timesIn(one.text)
    const now = old && others.length === 0 ? correctionOf(old, pieces) : null
    if (!old || !now || one.text.includes(now.piece.shown ?? one.text)) return one
    const also = sentences.filter(
      ({ turns: [at], text }) => at === turn && now.piece.text.toLowerCase().includes(text.toLowerCase().slice(0, 20)),
    )
    return { ...one, text: corrected(one.text, old, now), also: [...(one.also ?? []), ...also] }
  })
}

interface Correction {
  time: string
  piece: Piece
}

/** The time that comes after it in its turn, with a sign that it replaces it. */
function correctionOf(old: string, pieces: readonly Piece[]): Correction | null {
  const said = pieces.findIndex(({ text }) => text.toLowerCase().includes(old.toLowerCase()))
  const at = said < 0 ? -1 : pieces.findIndex(({ text }, place) => place > said && corrects.test(text))
  if (at < 0 || at > said + 2) return null
  const next = pieces[at + 1]
  const places = [pieces[at]!, ...(next && next.text.split(' ').length <= longestAlone ? [next] : [])]
  for (const piece of places) {
    const time = bestTime(piece.text, old)
    if (time && bare(time) !== bare(old)) return { time, piece }
  }
  return null
}

function bestTime(text: string, old: string): string | undefined {
  const places = datesIn(text).filter(({ start }) => !explains.test(text.slice(0, start)))
  const times = places.map(({ start, end }) => text.slice(start, end))
  const meant = places.findIndex(({ start }) => chosen.test(text.slice(0, start)))
  const sameWord = times.find(
    (time) => preposition.exec(time)?.[0].toLowerCase() === preposition.exec(old)?.[0].toLowerCase(),
  )
  return times[meant] ?? sameWord ?? times[0]
}

function corrected(text: string, old: string, { time, piece }: Correction): string {
  if (text.endsWith('”')) return piece.shown === null ? text : `${text.slice(0, -1)} … ${piece.shown}”`
  const now = bare(time).replace(/^The /, 'the ')
  return text.replace(old, `${preposition.exec(old)?.[0] ?? ''}${now}`)
}

const bare = (time: string): string => time.replace(preposition, '')

function timesIn(text: string): string[] {
  return datesIn(text).map(({ start, end }) => text.slice(start, end))
}
