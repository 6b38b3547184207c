import type { Moves } from '../moves/read-moves.js'

const fewestTurns = 18

export const isLongTalk = ({ turns }: Moves): boolean => turns.length >= fewestTurns
