import { faultOfPredicate, faultOfStatement } from '../../language/clauses/clause-faults.js'
import type { Phrases } from '../../data/load-phrases.js'
import { inThirdPerson, type Voice } from '../../language/persons/third-person.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import type { Reported } from './reported.js'
import { decapitalised, wordsAfter } from './tellable-words.js'

/** Turns a sentence into reported speech. Every part that is reported must be complete; else the result is null. */
export class Telling {
  readonly words: readonly Word[]
  readonly text: string

  constructor(
    readonly sentence: Sentence,
    readonly voice: Voice,
  ) {
    this.words = sentence.words
    this.text = sentence.text
  }

  /** The words after one of the phrases at the start; none if it starts otherwise. */
  after(phrases: Phrases): readonly Word[] {
    return wordsAfter(this.words, phrases.startIn(this.text))
  }

  /** A whole statement, as in "says | that it works". */
  statement(verb: Reported['verb'], words: readonly Word[]): Reported | null {
    return faultOfStatement(words) === null ? this.as(verb, this.told(words)) : null
  }

  /** A verb with its objects, as in "wants | to leave early". */
  predicate(verb: Reported['verb'], words: readonly Word[], before = ''): Reported | null {
    return words.length > 1 && faultOfPredicate(words) === null ? this.as(verb, `${before}${this.told(words)}`) : null
  }

  /** What the listener is asked to do. */
  request(words: readonly Word[]): Reported | null {
    const { voice } = this
    // "Continue you on the tablets" is no request to "you".
    const isOfListener = words.some(({ lower }) => lower === 'you')
    if (words.length < 3 || isOfListener || faultOfPredicate(words) !== null) return null
    const rest = inThirdPerson(decapitalised(words), { ...voice, isListenerNamed: true })
    return this.as('asked', `${voice.listener.short} to ${rest}`)
  }

  told(words: readonly Word[]): string {
    return inThirdPerson(decapitalised(words), this.voice)
  }

  as(verb: Reported['verb'], rest: string): Reported | null {
    const isFirstPerson = /\b(?:I|me|my|you|your|we|us|our)\b/.test(rest.replaceAll(this.voice.listener.short, ''))
    // "I said I once": two of one speaker are easily mistaken.
    const isTwice =
      (verb === 'said' || verb === 'thought') && this.words.filter(({ lower }) => lower === 'i').length > 1
    return isFirstPerson || isTwice ? null : { sentence: this.sentence, verb, rest }
  }
}
