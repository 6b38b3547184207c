import type { Amount } from '../wording/amounts.js'
import type { Limit } from './limits.js'

/** What a sentence of the prompt is for the one who plays it. */
export type UnitKind = 'fact' | 'stance' | 'wish' | 'refusal' | 'acceptance'

/** One thing that the role can say, in the first person and understandable alone. */
export interface Unit {
  kind: UnitKind
  text: string
  stems: ReadonlySet<string>
  /** The place of its sentence in the prompt. */
  place: number
  /** The label of a value that is no sentence, or empty: it is said only as the answer to a question. */
  topic?: string
}

/** A yes that depends on something: "I can go to three days if you come in on Tuesdays." */
export interface Bargain {
  /** The whole sentence. */
  text: string
  /** What the role then does: "I can go to three days". */
  yes: string
  /** What it says besides: "Please let me have the letter by Friday." */
  further: string[]
  stems: ReadonlySet<string>
  /** What the person has to say or do, each part alone. */
  parts: BargainPart[]
  /** The condition is about the person's words or manner: the role does not reveal it. */
  isSilent: boolean
  place: number
}

export interface BargainPart {
  text: string
  stems: ReadonlySet<string>
  /** The least number that it names: "at least three volunteers". */
  least: number | null
  /** Met unless the person is rude: "you stay calm". */
  isManner: boolean
  isApology: boolean
  /** About what the person says, or how. */
  isOfTalk: boolean
  /** Met by a question for help: "asks what can be done". */
  asksHelp: boolean
}

/** What the role keeps back until the person finds its key. */
export interface Secret {
  text: string
  stems: ReadonlySet<string>
  keys: SecretKey[]
}

export interface SecretKey {
  /** The words of the prompt: "asks how she copes". */
  words: string
  stems: ReadonlySet<string>
  /** Only a question opens it. */
  isAsked: boolean
  /** How often it has to be asked. */
  times: number
  mood: KeyMood | null
}

/**
 * What the talk has to be like: the person asks how the role is or what worries it, the talk goes well, the person is kind,
 * apologises, promises secrecy or to blame no one, or asks straight out.
 */
export type KeyMood = 'wellbeing' | 'worry' | 'ease' | 'kind' | 'apology' | 'safe' | 'direct'

/** What a thing costs, or how much the role gives for it. */
export interface Price {
  thing: ReadonlySet<string>
  /** The first figure that the role names; null if the prompt gives the limit alone. */
  opening: Amount | null
  limit: Amount | null
  /** Whether the role wants the figure high ("gets") or low ("pays"). */
  side: 'gets' | 'pays'
  /** The sentence with the opening figure. */
  text: string | null
}

/** The prompt of a scenario as plain units. */
export interface Units {
  said: Unit[]
  /** What is said only as the answer to a question: how far the role can go, what it does on which condition. */
  onRequest: Unit[]
  bargains: Bargain[]
  secrets: Secret[]
  prices: Price[]
  /** How far the role goes with sums, hours, days and counts. */
  limits: Limit[]
  /** The sentences that are a secret or hold a yes on a condition: nothing else reads them. */
  taken: ReadonlySet<string>
}
