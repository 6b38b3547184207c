import { expandContractions } from '../../language/tokens/expand-contractions.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { noiseMarks, asksLeave } = loadPatterns('clean-utterance', 'noiseMarks', 'asksLeave')

/** Longer than any real turn; the rest is ignored. */
const mostCharacters = 6000
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]+/gu

/** The turn without noise marks and contractions, from which its intent is read; empty if it was only noise. */
export function cleanUtterance(message: string): string {
  const text = message
    .slice(0, mostCharacters)
    .replace(unprintable, ' ')
    .replace(noiseMarks, ' ')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/(\S{60})\S+/g, '$1')
    .replace(/\b(?:um+|uh+|erm+|hmm+)\b[,.]?\s?/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    // "May I ask something? How big is the team?" asks about the team.
    .replace(asksLeave, '')
  return /[\p{L}\p{N}]/u.test(text) ? expandContractions(text) : ''
}
