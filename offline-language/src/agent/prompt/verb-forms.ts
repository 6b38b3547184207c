import { loadWords } from '../../data/load-words.js'

const lists = loadWords('verb-forms', 'thirdPerson')
const thirdPerson: ReadonlySet<string> = new Set(lists.thirdPerson)
const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
])

/** Whether a word is a verb of the third person that prompts use: "thinks", "wants". */
export function isThirdPersonVerb(word: string): boolean {
  return thirdPerson.has(word.toLowerCase())
}

export function plainForm(verb: string): string {
  const lower = verb.toLowerCase()
  return (
    irregular.get(lower) ??
    (/ies$/.test(lower) && lower.length > 4
      ? lower.replace(/ies$/, 'y')
      : lower.replace(/(?<=ss|ch|sh|x|zz)es$|s$/, ''))
  )
}

const coordinated =
  /(,? \b(?:and|but|or|then)|,) ((?:also |then |therefore |never |always |only |now |rarely |often |hardly |usually |sometimes |still )?)(\p{L}+)\b/giu

/** "Your membership, which costs 49 euros and runs until March" */
const isOfOther =
  /(?:,? \b(?:which|who|that)(?! you\b)|\b(?:if|when|once|unless|because) (?:it|this|they|the \p{L}+|an? \p{L}+)) [^,;]*$/u

/** "You left school and feels uncomfortable" becomes "You left school and feel uncomfortable". */
export function agreeingWithYou(sentence: string): string {
  if (!/^(?:[-*•] )?you\b/i.test(sentence)) return sentence
  return sentence.replace(coordinated, (whole, and: string, adverb: string, verb: string, at: number) =>
    isThirdPersonVerb(verb) && !isOfOther.test(sentence.slice(0, at)) ? `${and} ${adverb}${plainForm(verb)}` : whole,
  )
}
