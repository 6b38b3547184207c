import { asInSentence } from '../../language/tokens/first-letter.js'
import { dropMarkers } from '../../language/sentences/drop-markers.js'
import { swapPerson } from '../../language/persons/swap-person.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const unrepeatable = anyOf(loadPatterns('dialogue-acts/unrepeatable', 'openEnd', 'pointing', 'about', 'secondClause'))

const { ownOpening, tooPlain } = loadPatterns('salient', 'hedge', 'thinWords', 'ownOpening', 'tooPlain')

/** The most important statement of a turn that is short enough to be repeated. */
export function repeatableClause(sentences: readonly string[]): string | null {
  const candidates = sentences
    .filter((sentence) => !sentence.endsWith('?'))
    .map((sentence) => dropMarkers(sentence).replace(/[.!]+$/, ''))
    .map((sentence) =>
      sentence
        .replace(/^(?:and|but|so|because|that|you know),? /i, '')
        .replace(/, (?:so|but) .*$/i, '')
        .replace(
          /^(?:i|we) (?:think|believe|guess|mean|know|hope|would say)(?: that)? (?=(?:i|we|you|it|the|this|that|there|he|she|they|my|our|your)\b)/i,
          '',
        ),
    )
    .map((sentence) =>
      sentence.split(/\s+/).length > 15
        ? (sentence.split(/[,;:] | (?:because|so that|which|but|and then|and (?:i|we|you|he|she|they|it)) /i)[0] ?? '')
        : sentence,
    )
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length
      return (
        words >= 4 &&
        words <= 15 &&
        ownOpening.test(sentence) &&
        !tooPlain.test(sentence) &&
        !unrepeatable.test(sentence) &&
        !/["“”()<>{}[\]\\/@#*=|]|\b(?:sorry|apologi|thank|please|let us|understand|hear you|we (?:could|should|both|all|agreed|talk)|hello|gonna|damn|hell)\b/i.test(
          sentence,
        ) &&
        !isAmbiguous(sentence)
      )
    })
  const best = candidates.sort((a, b) => weightOf(b) - weightOf(a))[0]
  if (!best) return null
  const swapped = swapPerson(best)
  return asInSentence(swapped)
}

/** A "you" or "your" whose form after the change of persons is not certain; "I will call you" is. */
function isAmbiguous(sentence: string): boolean {
  const rest = sentence.replace(
    /^(?:i|we) (?:(?:will|can|could|would|shall|am going to|are going to) )?(?:also )?(?:\w+) (?:you|your)\b/i,
    '',
  )
  const isOfBoth = /^(?:we|us|our)\b/i.test(sentence) && rest !== sentence
  return /\b(?:you|your|yours|yourself)\b/i.test(rest) || (isOfBoth && /\b(?:us|our|we)\b/i.test(rest))
}

function weightOf(sentence: string): number {
  return (
    (sentence.match(/\d|\b\p{Lu}/gu)?.length ?? 0) * 2 + sentence.split(/\s+/).filter((word) => word.length > 4).length
  )
}
