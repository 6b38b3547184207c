import type { Party } from '../names/party.js'
import type { LanguageModel, Word } from '../tokens/language-model.js'
import { inThirdPerson, possessive } from './third-person.js'

/** A request to the listener as an instruction: "call me" becomes "call Dr. Moore". */
export function asAddressed(words: readonly Word[], speaker: Party, listener: Party | null): string {
  let wasNamed = false
  return joined(
    words.map((word) => {
      if (!['me', 'us', 'i', 'we', 'my', 'our', 'mine'].includes(word.lower)) return word.text
      if (listener === null && word.lower === 'me' && wasNamed) return 'them'
      const isOwner = word.lower === 'my' || word.lower === 'our'
      if (isOwner && !wasNamed) return listener === null ? possessive(speaker.short) : 'the'
      if (wasNamed) return isOwner ? 'their' : word.lower === 'i' || word.lower === 'we' ? 'they' : 'them'
      wasNamed = true
      return speaker.short
    }),
    words,
  )
}

/** The speaker's commitment after "will": "send you the form" becomes "send Ann the form". */
export function asPromised(words: readonly Word[], speaker: Party, listener: Party, language: LanguageModel): string {
  return inThirdPerson(words, { speaker, listener, pastTense: language.pastTense, isPresent: true })
}

function joined(texts: readonly string[], words: readonly Word[]): string {
  return texts.map((text, at) => (at > 0 && words[at]?.spaceBefore ? ' ' : '') + text).join('')
}
