import { loadWords } from '../../data/load-words.js'

const lists = loadWords('acknowledgement', 'acknowledgements')

const acknowledgements: ReadonlySet<string> = new Set(lists.acknowledgements)

/** Whether a turn is only an acknowledgement ("mm-hmm") or a goodbye. */
export function isAcknowledgement(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? []
  return words.length <= 6 && words.every((word) => acknowledgements.has(word))
}
