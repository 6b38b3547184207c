import type { Party } from '../names/party.js'
import type { LanguageModel, Word } from '../tokens/language-model.js'
import { listenerToThird, speakerToThird } from './pronouns.js'
import {
  followedByVerb,
  goingTo,
  inPresent,
  isBare,
  isBe,
  isFinite,
  isObjectOf,
  modals,
  significantBefore,
} from './spoken-verbs.js'

export interface Voice {
  speaker: Party
  listener: Party
  pastTense: LanguageModel['pastTense']
  /** Keeps the present tense: for actions that are still to be done. */
  isPresent?: boolean
}

/** Reported speech: "I think you need it" becomes "they thought Ann needed it". */
export function inThirdPerson(words: readonly Word[], voice: Voice): string {
  return new Retold(words, voice).text()
}

export function possessive(name: string): string {
  return `${name}'s`
}

interface Place {
  word: Word
  before: Word | undefined
  after: Word | undefined
}

/** The replacement of a word; null removes it, undefined leaves it to the next rule. */
type Change = { text: string; spaceBefore?: boolean } | null | undefined

class Retold {
  private readonly speakerIsSubject: boolean
  private listenerWasNamed = false
  private lastPerson: 'speaker' | 'listener' = 'speaker'
  private subject: 'they' | 'name' | 'other' = 'other'
  private lastVerbWasFinite = false
  private at = 0

  constructor(
    private readonly words: readonly Word[],
    private readonly voice: Voice,
  ) {
    this.speakerIsSubject = words.some(({ lower }) => lower in speakerToThird)
  }

  text(): string {
    let told = ''
    for (; this.at < this.words.length; this.at++) {
      const word = this.words[this.at]!
      const place = { word, before: significantBefore(this.words, this.at), after: this.words[this.at + 1] }
      const change = this.changeAt(place)
      if (change === null) continue
      const { text, spaceBefore = word.spaceBefore } = change ?? word
      told += (told !== '' && spaceBefore ? ' ' : '') + text
    }
    return told
  }

  private changeAt(place: Place): Change {
    const change = this.pronoun(place) ?? this.shortened(place)
    if (change !== undefined) return change
    if (this.voice.isPresent)
      return { text: inPresent(place.word, place.before, this.subject, this.words[this.at - 2]) }
    return this.be(place) ?? this.auxiliary(place) ?? this.verb(place)
  }

  private pronoun({ word, after }: Place): Change {
    const { lower } = word
    if (lower in speakerToThird) {
      this.lastPerson = 'speaker'
      if (lower === 'i' || lower === 'we') this.subject = 'they'
      return { text: speakerToThird[lower] ?? word.text }
    }
    if (lower === 'you') {
      const isSubject = followedByVerb(this.words, this.at) && !isObjectOf(this.words[this.at - 1], after)
      const text = this.listenerAs(isSubject ? 'they' : 'them')
      this.subject = text === 'they' ? 'they' : 'name'
      return { text }
    }
    if (!(lower in listenerToThird)) return undefined
    const text = this.listenerAs(listenerToThird[lower] ?? word.text)
    return { text: lower === 'yourself' ? 'themselves' : text }
  }

  // "They" cannot mean two people in one sentence, so the listener keeps the name if the speaker occurs in it.
  private listenerAs(form: string): string {
    if (this.listenerWasNamed && (!this.speakerIsSubject || this.lastPerson === 'listener')) return form
    this.listenerWasNamed = true
    this.lastPerson = 'listener'
    const name = this.voice.listener.short
    if (form === 'their') return possessive(name)
    return form === 'themselves' ? 'themselves' : name
  }

  private shortened({ word, after }: Place): Change {
    if (word.lower === 'just' && word.pos === 'ADV' && after?.lower !== 'now') return null
    const isShortBe = word.lower === "'s" && after && ['DET', 'ADV', 'AUX'].includes(after.pos)
    return isShortBe ? { text: 'was', spaceBefore: true } : undefined
  }

  private be({ word: { lower }, before }: Place): Change {
    if (!isBe(lower)) return undefined
    this.lastVerbWasFinite = false
    const going = goingTo(this.words, this.at)
    if (going && lower !== 'was' && lower !== 'were') {
      this.at = going
      return { text: 'would' }
    }
    const isDirect = before && ['i', 'we', 'you'].includes(before.lower)
    if (lower === 'am' || (isDirect && this.subject === 'they')) return { text: 'were' }
    return { text: !isDirect && (lower === 'are' || lower === 'were') ? 'were' : 'was' }
  }

  private auxiliary({ word, before, after }: Place): Change {
    const { lower, pos } = word
    if (lower in modals && pos !== 'NOUN') {
      this.lastVerbWasFinite = false
      return { text: modals[lower] ?? word.text }
    }
    if ((lower === 'have' || lower === 'has') && !isBare(before) && !(before && isBe(before.lower))) {
      this.lastVerbWasFinite = true
      return { text: 'had' }
    }
    if (!['do', 'does', 'did'].includes(lower) || this.at === 0 || isBare(before)) return undefined
    if (!before || !after || !isStressed(after)) return { text: 'did' }
    this.at++
    return { text: this.voice.pastTense(after.lemma) }
  }

  private verb({ word, before }: Place): Change {
    if (isFinite(word, this.words, before, this.lastVerbWasFinite)) {
      this.lastVerbWasFinite = true
      return { text: this.voice.pastTense(word.lemma) }
    }
    if (word.lower === 'to') this.lastVerbWasFinite = false
    return undefined
  }
}

/** "I do have", "I did review": emphasis that a report drops. */
function isStressed(verb: Word): boolean {
  return ['VERB', 'AUX'].includes(verb.pos) && verb.lower === verb.lemma && verb.lower !== 'do'
}
