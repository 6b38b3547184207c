import { inThirdPersonSingular, isModal } from '../../language/clauses/verb-forms.js'
import type { Party } from '../../language/names/party.js'
import { type Change, PersonChange } from '../../language/persons/person-change.js'
import { saidByThird } from '../../language/persons/pronouns.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'

type Person = 'speaker' | 'listener'

/**
 * The words after "Ann will", for Ann's own action: "send you my form" becomes "send Dan their form". The owner is
 * "they", because the name comes before; the other one keeps the name.
 */
export class OwnedAction extends PersonChange<Word> {
  private wasName = false
  private wasNamed = false
  private readonly hasOwner: boolean

  constructor(
    words: readonly Word[],
    private readonly owner: Person,
    private readonly other: Party,
  ) {
    super(words, saidByThird)
    const { speaker, listener } = saidByThird
    this.hasOwner = words.some(({ lower }) =>
      owner === 'speaker' ? speaker.has(lower) : lower === 'you' || listener.has(lower),
    )
  }

  /** Null if it is not clear who is meant. */
  text(): string | null {
    const text = written(this.changedWords())
    return this.hasThird() ? null : text
  }

  protected isSubject(): boolean {
    const next = this.words.slice(this.at + 1).find(({ pos }) => pos !== 'ADV')
    const before = this.words[this.at - 1]
    const isObject =
      (before?.pos === 'VERB' && !tellers.test(before.lower)) ||
      causatives.test(before?.lower ?? '') ||
      (before?.pos === 'ADP' && !conjunctions.test(before.lower))
    return (next?.pos === 'VERB' || next?.pos === 'AUX') && !isObject
  }

  protected speakerAs(form: string): Change {
    return this.as(form, 'speaker')
  }

  protected subjectAs(form: string): Change {
    return this.as(form, 'listener')
  }

  protected objectAs(form: string): Change {
    return this.as(form, 'listener')
  }

  protected listenerAs(form: string): Change {
    return this.as(form, 'listener')
  }

  protected agreement(word: Word): Change {
    const { lower, pos, lemma } = word
    const isAfterName = this.wasName && (pos === 'VERB' || pos === 'AUX')
    if (pos !== 'ADV') this.wasName = false
    if (isAfterName && (lower === lemma || plural.test(lower)) && !isModal(word))
      return { text: inThirdPersonSingular(lower === 'am' ? 'are' : lower) }
    return lower === 'am' ? { text: 'are' } : undefined
  }

  private as(form: string, person: Person): { text: string } {
    // After the first mention "they" is the other one, if it cannot be the owner.
    if (person === this.owner || (this.wasNamed && !this.hasOwner)) {
      this.wasName = false
      return { text: form }
    }
    this.wasNamed = true
    this.wasName = form === 'they'
    const name = this.other.short
    if (form === 'their' || form === 'theirs') return { text: `${name}'s` }
    return { text: name }
  }

  /** "They" can be only one person. */
  private hasThird(): boolean {
    const isOwnerNamed =
      this.changed.length !== this.words.length || this.words.some((word, at) => changedTo(word, this.changed[at]))
    return isOwnerNamed && this.words.some(({ lower }) => lower === 'they' || lower === 'their')
  }
}

// Tagged as prepositions.
const conjunctions = /^(?:before|after|until|since|than|as|while|once|if|when)$/
/** "Let him know you called". */
const tellers = /^(?:know|say|think|hope)$/
const causatives = /^(?:have|let|make|help)$/
const plural = /^(?:am|are|were|have|do)$/

function changedTo(word: Word, changed: Word | undefined): boolean {
  return /^(?:they|them|their|theirs|themselves)$/.test(changed?.text ?? '') && word.text !== changed?.text
}
