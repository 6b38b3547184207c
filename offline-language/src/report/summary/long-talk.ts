import type { Moves } from '../moves/read-moves.js'
import { situationSection } from './situation-section.js'

const fewestTurns = 18
/** If the prompt has a section for the situation, whose first sentence says what the talk is about. */
const fewestWithSituation = 12

export const isLongTalk = ({ turns }: Moves, prompt = ''): boolean =>
  turns.length >= (situationSection(prompt) === null ? fewestTurns : fewestWithSituation)
