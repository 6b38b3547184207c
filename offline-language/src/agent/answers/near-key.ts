import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'

/** "If she is asked directly how she copes": what comes before the matter. */
const asking = /^.*?\b(?:asks?|asked|asking|wants? to know|wonders?|inquires?|questions?)\b/i
const lead = /^(?: (?:you|him|her|me|them|directly|openly|kindly|again|straight|out|about|whether|if|for|after)\b)+/i
const question = /^(?:how|what|who|where|when|why|which|is|are|do|does|did|whether)\b/i
const own: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  his: 'your',
  her: 'your',
  him: 'you',
  my: 'your',
}
/** Questions of the same matter are nearer than this, others hardly ever: measured on ten prompts. */
const leastNear = 0.5

/** Whether a question of the turn is close to the question that a prompt describes: "asks how she copes". */
export function isNearKey(words: string, turn: string): boolean {
  const matter = words
    .replace(asking, '')
    .replace(lead, '')
    .replace(/[.,;:!]+$/, '')
    .trim()
  if (!asking.test(words) || matter.split(' ').length < 2) return false
  const told = matter.replace(/\p{L}+/gu, (word) => own[word.toLowerCase()] ?? word)
  const [plain, asked] = [vectorOf(matter), vectorOf(question.test(told) ? `${told}?` : `What about ${told}?`)]
  return sentencesOf(turn).some((sentence) => {
    const said = vectorOf(sentence)
    return sentence.endsWith('?') && (nearness(said, plain) + nearness(said, asked)) / 2 >= leastNear
  })
}
