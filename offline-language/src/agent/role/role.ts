import type { AuthoredLine } from './authored-lines.js'
import type { Relative } from './kin.js'
import type { Slot } from './availability.js'
import type { Amount } from '../wording/amounts.js'
import type { ClosingRules } from './closing-rules.js'
import type { Concession } from './concessions.js'
import type { Cue } from './cues.js'
import type { DateLimit } from './date-limits.js'
import type { Dealing } from './dealing.js'
import type { Part } from './general-goals.js'
import type { Goal } from './goal.js'
import type { Fact } from './knowledge.js'
import type { Proviso } from './provisos.js'
import type { Acceptance } from './acceptances.js'
import type { Refusal } from './refusal.js'
import type { Register } from './register.js'
import type { SpeechRules } from './speech-rules.js'
import type { Stake } from './stake.js'
import type { Surprise } from './surprises.js'
import type { Trigger } from './triggers.js'
import type { Units } from '../units/unit.js'
import type { ReadPrompt } from '../written/read-kinds.js'
import type { Statement } from '../written/statements.js'
import type { Unknown } from '../written/unknowns.js'
import type { HushedOffer } from '../instructed/in-role.js'
import type { Wish } from './wishes.js'

/** A scenario in the form that the agent needs. */
export interface Role {
  /** Null if the prompt gives no name. */
  name: string | null
  /** "I am Dana Whitfield, 47, operations director of …." */
  introduction: string | null
  goals: Goal[]
  facts: Fact[]
  /** The limits and secrets of the prompt, word for word. */
  hidden: string[]
  /** The numbers and names that occur only in them. */
  withheld: string[]
  cues: Cue[]
  part: Part
  /** Whether the agent asks what technical words mean. */
  asksTerms: boolean
  /** The whole prompt. */
  prompt: string
  /** What each of its sentences is, in its author's words. */
  written: ReadPrompt
  /** The same sentences with the words in which the part says them. */
  statements: Statement[]
  /** Whether the prompt wants the person's mistakes of language corrected. */
  corrects: boolean
  /** Null if the prompt keeps no number back. */
  dealing: Dealing | null
  /** One for each kind of number that has a limit: money, a share. */
  dealings: Dealing[]
  /** What it bargains over by a prompt in plain prose: a figure of money, a share. */
  stakes: Stake[]
  /** Whether the role gives one of them only: "a rebate or a discount, but not both". */
  isEitherOr: boolean
  /** When it can come or accept, and when not. */
  slots: Slot[]
  dateLimits: DateLimit[]
  /** Whether it needs something within the week. */
  isDue: boolean
  /** Whether it needs something by tomorrow. */
  isAtOnce: boolean
  /** The most that it can spend, if it is no matter of a negotiation. */
  ceiling: Amount | null
  refusals: Refusal[]
  acceptances: Acceptance[]
  concessions: Concession[]
  triggers: Trigger[]
  /** The lines that the author has written for cases. */
  authored: AuthoredLine[]
  provisos: Proviso[]
  surprises: Surprise[]
  /** What it does not know, whether the person asks about it or mentions it. */
  unknown: Unknown[]
  /** What it must not promise: "I cannot promise that the whole sum will be paid." */
  unpromised: string[]
  /** What the role says instead of what it keeps back. */
  covers: string[]
  wishes: Wish[]
  /** The prompt as plain units. */
  units: Units
  /** The relatives of the part whom the prompt names. */
  kin: readonly Relative[]
  register: Register
  speech: SpeechRules
  closing: ClosingRules
  /** What the prompt has it say first. */
  openings: string[]
  /** What it takes and does not suggest itself. */
  hushed: HushedOffer[]
  /** The stems of the whole prompt. */
  stems: ReadonlySet<string>
  /** The user's first name, or empty. */
  personName: string
  title: string
}
