import type { Gender } from './genders.js'

/** Whom a pronoun would mean at a place of a prompt: the person who practises, by the words of the prompt, or someone else. */
interface Meant {
  recipient: string | null
  sentence: number
}

/** A pronoun this many sentences after the person was named still means them. */
const farthest = 4

/** Whom a prompt last spoke of, for each pronoun, as it is read from its front to its end. */
export class LastNamed {
  private readonly last: Record<Gender, Meant | null> = { she: null, he: null }
  /** The pronouns of the part's own relatives: "your mother". */
  private readonly kin = new Set<Gender>()
  sentence = 0

  relative(genders: readonly Gender[]): void {
    if (genders.length === 1) this.kin.add(genders[0]!)
  }

  hasRelative(gender: Gender): boolean {
    return this.kin.has(gender)
  }

  names(recipient: string | null, genders: readonly Gender[]): void {
    for (const gender of genders) this.last[gender] = { recipient, sentence: this.sentence }
  }

  /** The name of the person who practises, if a pronoun means them. */
  meantBy(gender: Gender): string | null {
    const meant = this.last[gender]
    if (!meant?.recipient || this.sentence - meant.sentence > farthest) return null
    meant.sentence = this.sentence
    return meant.recipient
  }
}
