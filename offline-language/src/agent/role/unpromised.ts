import type { Counterpart } from '../prompt/counterpart.js'
import { inFirstPerson } from '../wording/first-person.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { ban } = loadPatterns('role/unpromised', 'ban')

/** What the prompt forbids the role to promise, as it says so: "I cannot promise that the whole sum will be paid." */
export function unpromisedOf(sentences: readonly string[], counterpart: Counterpart): string[] {
  return sentences.flatMap((sentence) => {
    const what = ban.exec(sentence)?.[1]
    return what ? [inFirstPerson(`You cannot promise ${what}`, counterpart)] : []
  })
}
