import { loadPatterns } from '../../data/load-patterns.js'
import { afterSubject } from './verb-forms.js'

const { otherPerson, others, they } = loadPatterns('prompt/they-as-recipient', 'otherPerson', 'others', 'they')
const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' }
const modal =
  /^(?:will|would|can|could|may|might|must|should|did|had|\p{Ll}+ed|told|said|made|gave|got|left|put|went)$/u

const withVerb = (verb: string): string =>
  singular[verb] ?? (modal.test(verb) ? verb : afterSubject('the other person', verb))

/** A prompt in which "they" is the other person, if it has spoken of no one else since: "They want £2.75 this year." */
export function withTheyAsRecipient(prompt: string): string {
  const named = [...prompt.matchAll(new RegExp(otherPerson.source, `${otherPerson.flags}g`))].map(({ index }) => index)
  return prompt.replace(they, (words: string, word: string, verb: string, at: number) => {
    const from = named.findLast((place) => place < at)
    if (from === undefined || others.test(prompt.slice(from, at))) return words
    return `${word === 'They' ? 'The' : 'the'} other person ${withVerb(verb)}`
  })
}
