import type { Word } from '../tokens/language-model.js'

/** Forms of verbs that name no thing. */
const neverNoun =
  /^(?:goes|gets|does|says|comes|knows|seems|lets|sits|tells|becomes|has|had|went|came|got|said|took|told)$/
/** Forms that are nouns, too, but not between two nouns: "an hour costs money". */
const governs = /^(?:costs|needs|wants|means|takes|makes|gives|brings|finds|loses|keeps|thinks|sees|puts)$/
const objects = /^(?:me|him|them|us|it|you|her|myself|himself|herself|itself|themselves)$/
const particles = /^(?:up|out|off|down|onto|into|away|back|through|like|an?)$/

/** Whether a word that is tagged as a noun is the verb of what stands before it: "the pads soak it up", "if it goes wrong". */
export function isFiniteVerb(words: readonly Word[], at: number): boolean {
  const [word, next, subject] = [words[at]!, words[at + 1], words[at - 1]]
  if (neverNoun.test(word.lower)) return true
  if (subject?.pos !== 'NOUN' || !next || next.pos === 'PUNCT') return false
  const hasObject = objects.test(next.lower) && !/^(?:VERB|AUX|PART)$/.test(words[at + 2]?.pos ?? '')
  return isPlural(subject)
    ? !isPlural(word) && (hasObject || particles.test(next.lower))
    : isOfOne(word, next, hasObject)
}

/** "A man rings me", "an hour costs money", "the gum round it". */
function isOfOne(word: Word, next: Word, hasObject: boolean): boolean {
  if (!isPlural(word)) return word.lower === 'round' && /^(?:DET|PRON)$/.test(next.pos)
  return hasObject || /^an?$/.test(next.lower) || (governs.test(word.lower) && /^(?:NOUN|DET)$/.test(next.pos))
}

const isPlural = ({ lower, lemma }: Word): boolean => lower !== lemma && /[^s]s$/.test(lower)
