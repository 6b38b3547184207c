import { loadPatterns } from '../../data/load-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const names = ['price', 'date', 'time', 'place', 'duration', 'distance', 'age', 'number', 'reason', 'nextStep'] as const
const patterns = loadPatterns('asked-matters', ...names)

/** What a question asks for: "What do you charge?" is about the price. */
export const askedMatters = (sentence: Sentence): string[] =>
  isAsked(sentence)
    ? names
        .filter((name) => patterns[name].test(sentence.text))
        .map((name) => (name === 'nextStep' ? 'next step' : name))
    : []
