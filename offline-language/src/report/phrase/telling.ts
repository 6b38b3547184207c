import type { Party } from '../../language/names/party.js'
import { inThirdPerson, type Voice } from '../../language/persons/third-person.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import type { Reported } from './reported.js'
import { broken } from './spoken-patterns.js'
import { decapitalised, wordsAfter } from './tellable-words.js'

/** A sentence on its way to reported speech, without the parts that are meant for the listener only. */
export class Telling {
  constructor(
    readonly sentence: Sentence,
    readonly words: readonly Word[],
    readonly text: string,
    readonly voice: Voice,
  ) {}

  after(pattern: RegExp): readonly Word[] {
    return wordsAfter(this.words, this.text, pattern)
  }

  retold(words: readonly Word[]): string {
    return inThirdPerson(decapitalised(words), this.voice)
  }

  /** Null if the retelling would not read well. */
  as(verb: Reported['verb'], rest: string): Reported | null {
    const isFirstPerson = /\b(?:I|me|my|you|your)\b/.test(rest.replaceAll(this.voice.listener.short, ''))
    return broken.test(rest) || isFirstPerson || rest.length < 4 ? null : { sentence: this.sentence, verb, rest }
  }

  asRequest(words: readonly Word[]): Reported | null {
    const { listener } = this.voice
    return this.as('asked', `${listener.short} to ${withoutListener(words, listener, (asked) => this.retold(asked))}`)
  }
}

/** The listener is named once, as the person who is asked, and is "they" in the rest. */
function withoutListener(words: readonly Word[], listener: Party, retold: (words: readonly Word[]) => string): string {
  const link = words.findIndex(
    (word, at) => at > 2 && word.pos === 'CCONJ' && /^(?:i|we)$/.test(words[at + 1]?.lower ?? ''),
  )
  const asked = link > 0 ? words.slice(0, words[link - 1]?.lower === ',' ? link - 1 : link) : words
  const rest = retold(asked)
  if (/\b(?:them|their)\b/.test(rest))
    return /\bme\b/.test(written(asked)) ? rest.replace(`${listener.short}'s`, 'their') : rest
  const name = listener.short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return rest
    .replace(new RegExp(`\\b${name}'s (?=own\\b|[a-z])`, 'g'), 'their ')
    .replace(new RegExp(`\\b${name} (?=was\\b)`, 'g'), 'they ')
    .replace(/\bthey was\b/g, 'they were')
}
