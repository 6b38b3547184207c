import { writeProof, type ShortCodeChallenge } from '@clarity/contracts/short-code'
import { firstHashWord } from './first-hash-word'

/** The page stays responsive between two slices. */
const sliceMs = 40

/** Finds a challenge's proof of work; `onProgress` gets the progress from 0 to 1. */
export async function solveChallenge(
  challenge: ShortCodeChallenge,
  onProgress: (share: number) => void,
): Promise<string> {
  const seed = Int32Array.from(challenge.seed.match(/.{8}/g)!, (word) => parseInt(word, 16))
  const limit = 2 ** (32 - challenge.bits)
  const numbers: number[] = []
  for (let number = 0; numbers.length < challenge.puzzles;) {
    const end = performance.now() + sliceMs
    while (numbers.length < challenge.puzzles && performance.now() < end)
      // The clock costs about as much as a hash: it is read once in 512.
      for (let tries = 0; tries < 512; tries += 1, number += 1)
        if (firstHashWord(seed, numbers.length, number) < limit) {
          numbers.push(number)
          number = 0
          break
        }
    onProgress(numbers.length / challenge.puzzles)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return writeProof(challenge, numbers)
}
