import type { SecretKey } from './unit.js'

/** A secret as the prompt writes it: its words about "you", what opens it, and the sentences that it took in. */
export interface WrittenSecret {
  matter: string
  keys: SecretKey[]
  places: number[]
  /** A secret that is only a part of other sentences: "about Mr. Brandt". */
  about: ReadonlySet<string>
}

/** What one sentence keeps back. */
export const secretAt = (place: number, matter: string, keys: SecretKey[]): WrittenSecret => ({
  matter,
  keys,
  places: [place],
  about: new Set(),
})

/** How a prompt speaks of telling. */
export const tell =
  '(?:tell(?: (?:the )?\\p{L}+)?|mention|say|admit|reveal|bring (?:(?:it|this|that) )?up|talk|speak|share|confess|open up|disclose|let on|give away)'
