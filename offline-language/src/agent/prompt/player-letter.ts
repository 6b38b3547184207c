import type { AgentScenario } from './agent-scenario.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { sameCase } from '../../language/persons/same-case.js'
import { pronounIn } from './part-pronoun.js'
import { afterSubject } from './verb-forms.js'

const { greeting, farewell, plays, meets, subject } = loadPatterns(
  'prompt/player-letter',
  'greeting',
  'farewell',
  'plays',
  'meets',
  'subject',
)

const name = "((?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:van |de |von )?\\p{Lu}[\\p{L}'’-]+){0,2})"
/** What the part is: "the head chef of our restaurant", up to the end of the sentence. */
const described = '((?:,| who\\b)[^.!?\\n]*)?'
/** Where and when it is played. */
const occasion = '(?: (?:for|on|at|in|during|next|this|tomorrow|today)\\b[^.,!?\\n]*)?'
/** "…, on such short notice" thanks for it. */
const thanks = /, (?:on|at|for|so|this|next|tomorrow|today)\b[^,]*$/
const introductionBy = (way: RegExp) =>
  new RegExp(`[^.!?\\n]*?${way.source}${name}(?!\\p{L})${occasion}${described}[.!]`, 'u')
const played = introductionBy(plays)
const met = introductionBy(meets)

/** An introduction stands in the first lines of a letter. */
const longestStart = 600
const isIntroduced = /\b[Yy]ou(?: are|['’]re) (?:(?:Mr|Mrs|Ms|Dr|Prof)\b|\p{Lu}\p{Ll}|an? |the |your )/u
const title = /^(?:Mr|Mrs|Ms|Dr|Prof)\.? /

/** "Mr Leszek Nowak" may also be "Mr Nowak", "Leszek" or "Nowak". */
const isToldOf = (who: string, text: string): boolean =>
  who
    .replace(title, '')
    .split(' ')
    .some((word) => new RegExp(`(?<!\\p{L})${word}(?:['’]s)? \\p{Ll}`, 'u').test(text))

interface Found {
  whole: string
  who: string
  what: string
  at: number
}

function found(looks: RegExp, text: string): Found | null {
  const match = looks.exec(text.slice(0, longestStart))
  return match && { whole: match[0], who: match[1] ?? '', what: (match[2] ?? '').replace(thanks, ''), at: match.index }
}

const fullForms: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', d: 'would' }
const irregular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' }
const modal = /^(?:will|would|can|could|may|might|must|shall|should|did|had|\p{Ll}+ed)$/u
/** "You" of a letter about whom one will meet is the person who practises. */
const toRecipient = (text: string) =>
  text
    .replace(/\byour\b/gi, (word) => sameCase(word, "the recipient's"))
    .replace(/\byou['’](re|ve|ll|d)\b/gi, (word, short: string) => `${word.slice(0, 3)} ${fullForms[short] ?? ''}`)
    .replace(
      subject,
      (_, you: string, adverb: string | undefined, verb: string) =>
        `${sameCase(you, 'the recipient')}${adverb ?? ''} ${irregular[verb] ?? (modal.test(verb) ? verb : afterSubject('the recipient', verb))}`,
    )
    .replace(/\byou\b/gi, (word) => sameCase(word, 'the recipient'))

/** A scenario without the letter around its prompt. */
interface Letter {
  scenario: AgentScenario
  /** Whether it was written to the person who practises: what it said of "he" is never said of them. */
  isToPerson: boolean
}

/**
 * A letter to who plays the part, or to who will meet it, in the usual form: "thanks for taking on the part of Mr Nowak for our
 * training day" is "You are Mr Nowak", and so is "you will be talking to Marco, the head chef" if only he is told of.
 */
export function withoutLetter(scenario: AgentScenario): Letter {
  const none = { scenario, isToPerson: false }
  const prompt = scenario.prompt.replace(greeting, '').replace(farewell, '')
  if (isIntroduced.test(prompt.slice(0, longestStart))) return none
  const isTold = ({ who, whole, at }: Found) =>
    !scenario.recipientName.includes(who.replace(title, '')) && isToldOf(who, prompt.slice(at + whole.length))
  const playing = found(played, prompt)
  if (playing && isTold(playing)) {
    const { whole, who, what, at } = playing
    const [before, after] = [prompt.slice(0, at).trim(), prompt.slice(at + whole.length)]
    return { ...none, scenario: { ...scenario, prompt: `You are ${who}${what}.${before && ` ${before}`}${after}` } }
  }
  const meeting = found(met, prompt)
  if (!meeting || !isTold(meeting) || pronounIn(prompt) === 'you') return none
  const told = toRecipient(`${meeting.what}.${prompt.slice(meeting.at + meeting.whole.length)}`)
  return { scenario: { ...scenario, prompt: `You are ${meeting.who}${told}` }, isToPerson: true }
}
