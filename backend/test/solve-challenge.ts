import { createHash } from 'node:crypto'
import { writeProof, type ShortCodeChallenge } from '@clarity/contracts'

/** Solves the proof of work of a challenge. */
export function solveChallenge(challenge: ShortCodeChallenge): string {
  const seed = Buffer.from(challenge.seed, 'hex')
  const numbers = Array.from({ length: challenge.puzzles }, (_, puzzle) => solvePuzzle(seed, puzzle, challenge.bits))
  return writeProof(challenge, numbers)
}

function solvePuzzle(seed: Buffer, puzzle: number, bits: number): number {
  const bytes = Buffer.concat([seed, Buffer.alloc(8)])
  bytes.writeUInt32BE(puzzle, 32)
  for (let number = 0; ; number += 1) {
    bytes.writeUInt32BE(number, 36)
    if (createHash('sha256').update(bytes).digest().readUInt32BE(0) >>> (32 - bits) === 0) return number
  }
}
