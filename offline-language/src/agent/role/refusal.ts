import type { Duration } from './durations.js'

/** Something that the prompt does not let the role accept. */
export interface Refusal {
  stems: ReadonlySet<string>
  /** Its words, for other names of the same thing: "pets" and "a dog". */
  object: string
  /** The longest duration that it accepts: "nothing longer than twelve months". */
  longest: Duration | null
  /** What makes the role accept it all the same: "unless it stays confidential". */
  unless: ReadonlySet<string>
  /** How the role says it; null if the sentence is only an instruction. */
  text: string | null
}
