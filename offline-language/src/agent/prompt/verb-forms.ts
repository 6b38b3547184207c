import { loadWords } from '../../data/load-words.js'
import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

const lists = loadWords('verb-forms', 'thirdPerson')
const thirdPerson: ReadonlySet<string> = new Set(lists.thirdPerson)
const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
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

/** What someone does, of what they should do: "admit" after "Ann" is "admits". */
export function afterSubject(who: string, verb: string): string {
  if (/^(?:you|they|we|I)$/i.test(who) || /[^s]s$/.test(who)) return verb
  return inThirdPersonSingular(verb)
}

const coordinated =
  /(,? \b(?:and|but|or|then)|,) ((?:also |then |therefore |never |always |only |now |rarely |often |hardly |usually |sometimes |still )?)(\p{L}+)\b/giu

/** "Your membership, which costs 49 euros and runs until March" */
const isOfOther =
  /(?:,? \b(?:which|who|whose|that)(?! you\b)|\b(?:if|when|once|unless|because) (?:it|this|they|the \p{L}+|an? \p{L}+)) [^,;]*(?:, \d+)?$/u

const doer = 'you|he|she|it|they|we|who|which|that|this|there|nobody|everybody'
const adverbs = '(?:\\p{L}+ly |also |never |always |still |only |now |often )?'
const noDeed = 'and|or|but|to|in|on|at|for|with|by|from|about|the|an?|that|when|if|because|every|each|not'
const subject = new RegExp(`\\b(${doer})\\b(?= ${adverbs}(?!(?:${noDeed})\\b)\\p{Ll}+)`, 'giu')

/** The last pronoun of a text that does something. */
const lastSubject = (text: string) => [...text.matchAll(subject)].at(-1)?.[1]?.toLowerCase()

/** Whether a word of a sentence is a verb in the third person: one that prompts use, or by its tag. */
export const isThirdPersonIn = (sentence: string, verb: string): boolean =>
  isThirdPersonVerb(verb) ||
  (/(?<!s|u|i)s$/i.test(verb) &&
    (loadedTagger()?.(sentence) ?? []).some(({ pos, lower }) => pos === 'VERB' && lower === verb.toLowerCase()))

/** "You miss Leo, who lives in Leeds, and has": a comma closes what is said of someone else. */
const closed = /, (?:who|which|whose) [^,;]*$/u

/** "You left school and feels uncomfortable" becomes "You left school and feel uncomfortable". */
export function agreeingWithYou(sentence: string): string {
  const isAllOfYou = /^(?:[-*•] )?you\b/i.test(sentence)
  return sentence.replace(coordinated, (whole, and: string, adverb: string, verb: string, at: number) => {
    const all = sentence.slice(0, at)
    const before = /^, and\b/.test(and) ? all.replace(closed, '') : all
    const isYou =
      (lastSubject(before) ?? (isAllOfYou ? 'you' : '')) === 'you' && !(isAllOfYou && isOfOther.test(before))
    return isYou && isThirdPersonIn(sentence, verb) ? `${and} ${adverb}${plainForm(verb)}` : whole
  })
}
