import { createHash } from 'node:crypto'
import { readProof } from '@clarity/contracts/short-code'
import { expect, test } from 'vitest'
import { firstHashWord } from './first-hash-word'
import { solveChallenge } from './solve-challenge'

const seed = createHash('sha256').update('a seed').digest()
const words = Int32Array.from({ length: 8 }, (_, n) => seed.readInt32BE(n * 4))

function hash(puzzle: number, number: number): Buffer {
  const rest = Buffer.alloc(8)
  rest.writeUInt32BE(puzzle, 0)
  rest.writeUInt32BE(number, 4)
  return createHash('sha256').update(seed).update(rest).digest()
}

test('the first word is that of SHA-256', () => {
  for (const [puzzle, number] of [
    [0, 0],
    [1, 7],
    [15, 0xffffffff],
    [3, 0x80000000],
  ] as const)
    expect(firstHashWord(words, puzzle, number)).toBe(hash(puzzle, number).readUInt32BE(0))
})

test('a proof answers every puzzle of its challenge, and names its end', async () => {
  const shares: number[] = []
  const challenge = { seed: seed.toString('hex'), expiresAt: 1_795_000_000, puzzles: 5, bits: 9 }
  const proof = readProof(await solveChallenge(challenge, (share) => shares.push(share)))
  expect(proof?.expiresAt).toBe(1_795_000_000)
  expect(proof?.numbers).toHaveLength(5)
  for (const [puzzle, number] of proof!.numbers.entries()) expect(hash(puzzle, number).readUInt32BE(0) >>> 23).toBe(0)
  expect(shares.at(-1)).toBe(1)
})
