import type { AgentScenario } from '../prompt/agent-scenario.js'
import { isLeadIn } from '../../language/clauses/lead-in.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { vectorOf } from '../../language/encoder/sentence-vector.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { type Cast, castOf } from './cast-of.js'
import { isCue } from '../prompt/cue.js'
import { kindFeatures } from './kind-features.js'
import { type KindShares, kindShares } from './kind-of.js'
import { isWanted, secretsAmong } from './secrets-among.js'
import { type WrittenSentence, writtenSentences } from './written-sentences.js'

/** A sentence of the prompt, or a clause of one, with what it is. */
export interface ReadSentence extends WrittenSentence {
  shares: KindShares
  stems: ReadonlySet<string>
  /** The sentence that it is a clause of. */
  whole: string
  /** The place of its sentence in the prompt. */
  place: number
  /** The place of the secret that it is part of, or says how to keep; null if it is open. */
  secretAt: number | null
  /** Whether it gives the words of a goal, or is the order before them. */
  isCue: boolean
}

/** What a prompt says, sentence for sentence. */
export interface ReadPrompt {
  cast: Cast
  sentences: ReadSentence[]
}

const { clause, reason } = loadPatterns('written/clauses', 'clause', 'reason')
/** Longer prompts are read this far. */
const mostSentences = 300

export function readKinds(scenario: AgentScenario, partName: string | null): ReadPrompt {
  const cast = castOf(scenario, partName)
  const written = writtenSentences(scenario.prompt).slice(0, mostSentences)
  const secretAt = secretsAmong(written, cast)
  const sentences = written.flatMap((sentence, place) => {
    const isOfGoal = isCue(sentence.text, written[place + 1]?.text)
    const pieces = isOfGoal ? [sentence.text] : piecesOf(sentence.text)
    return pieces.map((text): ReadSentence => {
      const all = written.with(place, { ...sentence, text })
      const stems = contentStems(text)
      return {
        ...sentence,
        text,
        whole: sentence.text,
        place,
        stems,
        secretAt: secretAt[place] ?? null,
        isCue: isOfGoal,
        shares: kindShares(kindFeatures(all, place, cast), vectorOf(text)),
      }
    })
  })
  return { cast, sentences }
}

/** The clauses of a sentence, each with a subject of its own; "Ann has asked you to come because you …" says what was done. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const piece of text.split(reason).flatMap((part) => part.split(clause))) {
    if (!/\p{L}{2}/u.test(piece)) continue
    const before = pieces.at(-1)
    if (before !== undefined && isLeadIn(before)) pieces[pieces.length - 1] = `${before}, ${piece}`
    else pieces.push(piece)
  }
  return pieces
}

const leastLike = 0.5
const bonus = 0.2

/** The sentence of the prompt that a text says, however it is turned; null if it says none. */
export function sourceOf(text: string, { sentences }: ReadPrompt): ReadSentence | null {
  const stems = contentStems(text)
  let best: ReadSentence | null = null
  let most = 0
  for (const sentence of sentences) {
    const common = shared(stems, sentence.stems)
    const likeness = (2 * common) / (stems.size + sentence.stems.size)
    // Of two sentences that share much with it, a text says the one that has all of its words, and may be said.
    const isOpen = !isUnsayable(sentence) && !isKeptBack(sentence)
    const isNear = likeness >= leastLike || common === stems.size
    const fit = isNear ? likeness + common / stems.size + (isOpen ? bonus : 0) : 0
    if (fit > most) [best, most] = [sentence, fit]
  }
  return best
}

const leastSure = 0.6
const leastKept = 0.72

/** What the part refuses or takes is its own matter: "He isn't willing to see a doctor", "A talk is okay". */
const { decided } = loadPatterns('written/decided', 'decided')

/** How sure it is that a sentence is about the talk, the exercise or the person, or what the part does not know. */
export const isUnsayable = ({ shares, text }: ReadSentence): boolean =>
  shares.unknown + shares.person + shares.manner + shares.meta >= leastSure && !decided.test(text)

/** Whether a sentence surely says what the part does not know. */
export const isUnknown = ({ shares }: Pick<ReadSentence, 'shares'>): boolean => shares.unknown >= leastSure

/** How sure it is that a sentence is about the talk, the exercise or the person. */
export const isOfTalk = ({ shares }: ReadSentence): boolean => shares.person + shares.manner + shares.meta >= leastSure

/** "Visitors may stay two nights at most" keeps nothing back. */
const ofAll = /^(?:the |all |most )?\p{L}+s (?:may|must|can|are)\b/iu

/** "She would not accept weekends", "He would accept a later start": a limit has a figure. */
const { noLimit } = loadPatterns('written/no-limit', 'noLimit')

/** Whether a sentence is what the part keeps back. */
export const isKeptBack = ({ shares, text, secretAt }: ReadSentence): boolean =>
  secretAt !== null ||
  (shares.secret + shares.limit >= leastKept &&
    !(isWanted(text) && shares.secret > shares.limit) &&
    !(shares.limit > shares.secret && (ofAll.test(text) || noLimit.test(text))))

const most = 0.6

/** Whether a text says what a limit keeps back: "I ask 18,500" is only the open part of its sentence. */
export const tellsMost = (text: string, { shares, stems }: ReadSentence): boolean =>
  shares.secret >= shares.limit || shared(contentStems(text), stems) >= stems.size * most

const condition = /^(?:if|once|should|provided|unless|as soon as)\b/i
/** "If you send a helper, I finish earlier": the second clause alone would be a promise. */
export const isOnCondition = ({ text, whole }: ReadSentence) => text !== whole && condition.test(whole)
