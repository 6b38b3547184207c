import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { isQuestion, leansBack } from '../select/said.js'
import type { Unit } from './units.js'

const { asksOn, announces, turns, leansOnOwn, leansOnQuestion } = loadPatterns(
  'edges',
  'asksOn',
  'announces',
  'turns',
  'leansOnOwn',
  'leansOnQuestion',
)

/** "Would you?", "Otherwise I go.": no key point begins with what only its words before explain. */
export function canStart(units: readonly Unit[], place: number): boolean {
  const { piece } = units[place]!
  if (turns.test(piece.text)) return true
  const needsMore = asksOn.test(piece.text) || (leansBack([[piece]]) && !acts.test(piece.text))
  return (
    !needsMore &&
    !asksOnMore(units, place) &&
    !asksBesides(units, place) &&
    !asksAboutIt(units[place]!) &&
    !leansOnLast(units, place)
  )
}

/** "Because it jams.", "He's only eighteen.", "It's in the drawer.": not without its own sentence before, or the question. */
function leansOnLast(units: readonly Unit[], place: number): boolean {
  const { at, piece } = units[place]!
  const last = units[place - 1]
  if (last === undefined || last.isEmpty || at <= lastOfOpening) return false
  return last.at === at ? leansOnOwn.test(piece.text) : isQuestion(last.piece) && leansOnQuestion.test(piece.text)
}

/** "Then I'd like to take the third of June." */
const acts = /^then,? (?:please|I (?:will|would|can|could)|let (?:the|my|our)|can|could)\b/i

/** "On the big screen?", after another question of the turn. */
function asksOnMore(units: readonly Unit[], place: number): boolean {
  const { at, piece } = units[place]!
  const before = units[place - 1]
  const isSecond = before !== undefined && before.at === at && isQuestion(before.piece)
  return isSecond && isQuestion(piece) && piece.text.split(' ').length <= fewWords
}

/** "Would you knock for me?", after another sentence of the turn: it says what for. */
function asksBesides(units: readonly Unit[], place: number): boolean {
  const { at, piece } = units[place]!
  const before = units[place - 1]
  const isSecond = before !== undefined && before.at === at && !before.isEmpty && !isQuestion(before.piece)
  return isSecond && asksFavour.test(piece.text) && contentStems(piece.text).size < fewestStems
}

const asksFavour = /^(?:and |so )?(?:would|could|can|will) you\b.*\?$/i
const fewestStems = 2
const fewWords = 5

/** "One more thing.": no key point ends with the next matter. */
export const canEnd = ({ piece }: Unit): boolean => !announces.test(piece.text)

/** "Anyway, the roof.": what a key point can begin with, but not go on with. */
export const turnsAway = ({ piece }: Unit): boolean => turns.test(piece.text)

/** "What do I need for that?": about what the other one has just named. */
const asksAboutIt = ({ at, piece }: Unit): boolean =>
  at > lastOfOpening &&
  isQuestion(piece) &&
  pointers.test(piece.text) &&
  piece.figures.length === 0 &&
  piece.text.split(' ').length <= mostWords &&
  contentStems(piece.text).size < fewestStems

const pointers = /\b(?:that|it|this|them|those|these|they)\b/i
const lastOfOpening = 3
const mostWords = 9
