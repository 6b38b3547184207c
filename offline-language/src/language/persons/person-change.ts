import type { PronounChange } from './pronouns.js'

interface SaidWord {
  text: string
  lower: string
}

/** The replacement of a word; an empty text removes it, undefined leaves it to the next rule. */
export type Change = { text: string; spaceBefore?: boolean } | undefined

/**
 * Puts a sentence into another person, word by word: its pronouns by the table, and then what agrees with them. The
 * subclasses know what the words alone do not say: with tags of the parts of speech, or without them.
 */
export abstract class PersonChange<Word extends SaidWord> {
  /** The index of the current word; a change of several words moves it on. */
  protected at = 0
  /** The changed words before the current one. */
  protected readonly changed: Word[] = []

  constructor(
    protected readonly words: readonly Word[],
    protected readonly pronouns: PronounChange,
  ) {}

  protected changedWords(): readonly Word[] {
    for (; this.at < this.words.length; this.at++) {
      const word = this.words[this.at]!
      const change = this.pronoun(word) ?? this.agreement(word)
      if (change?.text !== '') this.changed.push({ ...word, ...change })
    }
    return this.changed
  }

  private pronoun(word: Word): Change {
    const { speaker, listener, you } = this.pronouns
    const ofSpeaker = speaker.get(word.lower)
    if (ofSpeaker !== undefined) return this.speakerAs(ofSpeaker, word)
    if (word.lower === 'you') return this.isSubject() ? this.subjectAs(you.subject) : this.objectAs(you.object)
    const ofListener = listener.get(word.lower)
    return ofListener === undefined ? undefined : this.listenerAs(ofListener, word)
  }

  /** Whether the current "you" is the subject of its clause. */
  protected abstract isSubject(): boolean
  protected abstract speakerAs(form: string, word: Word): Change
  protected abstract subjectAs(form: string): Change
  protected abstract objectAs(form: string): Change
  protected abstract listenerAs(form: string, word: Word): Change
  /** A word that is no pronoun of the two: a verb that agrees with a changed subject. */
  protected abstract agreement(word: Word): Change
}
