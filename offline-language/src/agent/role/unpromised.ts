import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'

const ban =
  /\b(?:must|may|can|should|do|will|would)?(?: not|n't|not)? ?(?:never|not) promise (?:(?:them|him|her|the \p{L}+|anyone|anybody) )?(that [^.;]{5,120}|(?:an?|the|any) [^.;]{3,60})/iu

/** What the prompt forbids the role to promise, as it says so: "I cannot promise that the whole sum will be paid." */
export function unpromisedOf(sentences: readonly string[], counterpart: Counterpart): string[] {
  return sentences.flatMap((sentence) => {
    const what = ban.exec(sentence)?.[1]
    return what ? [inFirstPerson(`You cannot promise ${what}`, counterpart)] : []
  })
}
