import { meaningOf } from './meaning.js'
import type { SecretKey } from './unit.js'

/** A secret as the prompt writes it: its words about "you", what opens it, and the sentences that it took in. */
export interface WrittenSecret {
  matter: string
  keys: SecretKey[]
  places: number[]
  /** A secret that is only a part of other sentences: "about Mr. Brandt". */
  about: ReadonlySet<string>
}

/** "The thing with the email" names a secret, and tells nothing of it. */
const namesOnly = /^(?:the|that|this) (?:thing|matter|story|business|incident|affair|part) (?:with|about|of) (.+)$/i

export const isNameOnly = (text: string): boolean => namesOnly.test(text)

/** What the sentences at these places keep back. */
export function secretOver(places: number[], matter: string, keys: SecretKey[]): WrittenSecret {
  const named = namesOnly.exec(matter)?.[1]
  return named ? { matter: '', keys, places, about: meaningOf(named) } : { matter, keys, places, about: new Set() }
}

/** What one sentence keeps back. */
export const secretAt = (place: number, matter: string, keys: SecretKey[]): WrittenSecret =>
  secretOver([place], matter, keys)

/** How a prompt speaks of telling. */
export const tell =
  '(?:tell(?: (?:the )?\\p{L}+)?|mention|say|admit|reveal|bring (?:(?:it|this|that) )?up|come (?:up|out) with|volunteer|talk|speak|share|confess|open up|disclose|let on|give away)'
