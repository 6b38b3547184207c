import { inThirdPersonSingular, isFormOfBe, isModal } from '../clauses/verb-forms.js'
import type { Party } from '../names/party.js'
import type { Word } from '../tokens/language-model.js'
import { written } from '../tokens/written.js'
import { type Change, PersonChange } from './person-change.js'
import { saidByThird } from './pronouns.js'
import { followedByVerb, isObjectOf, significantBefore } from './spoken-verbs.js'

export interface Voice {
  speaker: Party
  listener: Party
  /** The listener's name comes before the words: "asks Ann to bring their card". */
  isListenerNamed?: boolean
}

/** What a speaker said of both, as a third person writes it: "I think you need it" becomes "they think Ann needs it". */
export function inThirdPerson(words: readonly Word[], voice: Voice): string {
  return new ReportedSpeech(words, voice).text()
}

export function possessive(name: string): string {
  return `${name}'s`
}

/** 'name' takes a singular verb, "they" a plural one; 'other' is no person of the two. */
type Subject = 'they' | 'name' | 'other'

class ReportedSpeech extends PersonChange<Word> {
  private readonly hasSpeaker: boolean
  private listenerWasNamed: boolean
  private listenerWasSubject: boolean
  /** The last pronoun that is a subject. */
  private subject: Subject = 'other'
  /** The subject of the last finite verb, which "and" shares: "you go and look". */
  private shared: Subject = 'other'

  constructor(
    words: readonly Word[],
    private readonly voice: Voice,
  ) {
    super(words, saidByThird)
    this.listenerWasNamed = voice.isListenerNamed ?? false
    this.listenerWasSubject = this.listenerWasNamed
    this.hasSpeaker = words.some(({ lower }) => saidByThird.speaker.has(lower))
  }

  text(): string {
    return written(this.changedWords())
  }

  protected isSubject(): boolean {
    return followedByVerb(this.words, this.at) && !isObjectOf(this.words[this.at - 1], this.words[this.at + 1])
  }

  protected speakerAs(form: string, { lower }: Word): Change {
    if (lower === 'i' || lower === 'we') this.subject = 'they'
    return { text: form }
  }

  protected subjectAs(form: string): Change {
    // "On your left side you have a bruise": "they" would seem to be the speaker.
    if (!this.listenerWasSubject) this.listenerWasNamed = false
    this.listenerWasSubject = true
    const change = this.listenerAs(form)
    this.subject = change.text === form ? 'they' : 'name'
    return change
  }

  protected objectAs(form: string): Change {
    this.subject = 'other'
    return this.listenerAs(form)
  }

  // "They" cannot mean two people in one sentence, so the listener keeps the name if the speaker occurs in it.
  protected listenerAs(form: string): { text: string } {
    if (this.listenerWasNamed && !this.hasSpeaker) return { text: form }
    this.listenerWasNamed = true
    const name = this.voice.listener.short
    if (form === 'their') return { text: possessive(name) }
    return { text: form === 'themselves' ? form : name }
  }

  protected agreement(word: Word): Change {
    if (word.pos !== 'VERB' && word.pos !== 'AUX' && !isFormOfBe(word)) return undefined
    const before = significantBefore(this.words, this.at)
    const subject = this.subjectOf(before)
    // "Booked a trip, leaving on Friday, and have": the participle shares no subject.
    if (before?.pos !== 'CCONJ' && !/ing$/.test(word.lower)) this.shared = isModal(word) ? 'other' : subject
    if (subject === 'they') return theirs(word.lower)
    return subject === 'name' && isBase(word) ? { text: inThirdPersonSingular(word.lower) } : undefined
  }

  private subjectOf(before: Word | undefined): Subject {
    if (before?.pos === 'CCONJ') return this.shared
    return before && ['i', 'we', 'you'].includes(before.lower) ? this.subject : 'other'
  }
}

function theirs(verb: string): Change {
  if (verb === 'am') return { text: 'are' }
  return verb === 'was' ? { text: 'were' } : undefined
}

function isBase({ pos, lower, lemma }: Word): boolean {
  if (/^(?:are|were|have|do)$/.test(lower)) return true
  return pos === 'VERB' && lower === lemma && lower !== 'had'
}
