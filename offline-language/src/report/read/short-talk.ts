import type { Turn } from './conversation.js'

const manyTurns = 16

/** A short talk has one matter, which its first plain sentence says, and at most one agreement. */
export const isShortTalk = (turns: readonly Pick<Turn, 'role'>[]): boolean => turns.length < manyTurns
