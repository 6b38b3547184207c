import { loadPatterns } from '../../data/load-patterns.js'
import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { isThirdPersonIn } from '../prompt/verb-forms.js'

const { promisedTo, andThat, andThing } = loadPatterns('units/separated-parts', 'promisedTo', 'andThat', 'andThing')

/** "Agree to a trial" names a thing, "agree to put down rugs" a deed. */
const isVerb = (sentence: string, word: string): boolean => isThirdPersonIn(sentence, inThirdPersonSingular(word))

/** "You agree to put down rugs and to move the drumming": what counts is that it is done. */
const withDeeds = (condition: string): string => {
  const [lead = '', verb = ''] = promisedTo.exec(condition) ?? []
  if (!verb || !isVerb(`You ${inThirdPersonSingular(verb)} it.`, verb)) return condition
  return `you ${condition.slice(lead.length - verb.length).replace(/(,? and) to (?=\p{Ll})/gu, '$1 ')}`
}

/** A condition in which each thing that is wanted has its own verb: "you promise a letter and promise that I will be phoned". */
export const separated = (condition: string): string =>
  withDeeds(condition).replace(andThat, '$1$2$3 and $2 that ').replace(andThing, '$1 and give $2')
