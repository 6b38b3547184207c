import { rank } from '../answers/answer-model.js'
import { readingOf } from '../answers/reading.js'
import { readTurn } from '../conditions/read-turn.js'
import { remembered } from '../../language/encoder/remembered.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Role } from '../role/role.js'
import { sourceOf } from '../written/read-kinds.js'

/** How probable it is that a question asks for what is kept back. */
const leastSure = 0.5

/** How probably a question asks for what is kept back at a place of the prompt, for what is open, and for nothing. */
interface Sought {
  kept: (place: number) => number
  open: number
  none: number
}

const turnsOfTalk = 60
const readers = new WeakMap<Role, (question: string) => Sought>()

/** What a question asks for, by what was learned. */
function soughtIn(role: Role, question: string): Sought {
  const read = readers.get(role) ?? remembered(turnsOfTalk, (text) => readSought(role, text))
  readers.set(role, read)
  return read(question)
}

function readSought({ statements }: Role, question: string): Sought {
  const { ranked, none } = rank(readingOf(question), statements)
  const open = ranked.find(({ candidate }) => !candidate.isSecret && candidate.said !== null)?.share ?? 0
  const kept = (place: number) =>
    ranked.reduce(
      (sum, { candidate, share }) => sum + (candidate.place === place || candidate.secretAt === place ? share : 0),
      0,
    )
  return { kept, open, none }
}

/** "Where is it?", "Tell me what worries you most." */
const questionsIn = (turn: string) =>
  sentencesOf(turn).filter((sentence) => sentence.endsWith('?') || readTurn(sentence).done.includes('wondering'))

/** The place of what is kept back; of a sentence that is open in part, a question may ask for the open part. */
function placeOf(kept: string, { written, units }: Role): number | undefined {
  const place = sourceOf(kept, written)?.place
  return units.said.some(({ text }) => sourceOf(text, written)?.place === place) ? undefined : place
}

/** Whether a question of the turn asks for what the prompt keeps back in these words, by what was learned. */
export function isSought(kept: string, turn: string, role: Role): boolean {
  const place = placeOf(kept, role)
  if (place === undefined) return false
  return questionsIn(turn).some((question) => {
    const sought = soughtIn(role, question)
    return sought.kept(place) >= leastSure && sought.kept(place) > sought.none
  })
}

/**
 * Whether what is open answers the turn's questions rather than what is kept back in these words. Where what a key names is only
 * probably done, that tells them apart: of 4,800 questions of 94 prompts, it opens a secret for 0.4 instead of 1.6 % that ask for
 * something else, and still for four of five that ask for it.
 */
export function isOpenRather(kept: string, turn: string, role: Role): boolean {
  const place = sourceOf(kept, role.written)?.place
  const questions = questionsIn(turn)
  if (place === undefined || questions.length === 0) return false
  return questions.every((question) => {
    const sought = soughtIn(role, question)
    return sought.kept(place) < sought.open
  })
}
