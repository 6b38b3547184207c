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
  /** Keeps the tense: for what is still to be done. */
  isPresent?: boolean
}

/** One speaker's words as another would retell them: "I think you need it" becomes "they thought Ann needed it". */
export function inThirdPerson(words: readonly Word[], voice: Voice): string {
  const speakerIsSubject = words.some(({ lower }) => lower in speakerToThird)
  const said: { text: string; spaceBefore: boolean }[] = []
  let listenerWasNamed = false
  let subject: 'they' | 'name' | 'other' = 'other'
  let lastVerbWasFinite = false
  let lastPerson: 'speaker' | 'listener' = 'speaker'

  const listenerAs = (form: string): string => {
    // Two people cannot both be "they" in one sentence, so the listener keeps the name when the speaker is in it.
    if (listenerWasNamed && (!speakerIsSubject || lastPerson === 'listener')) return form
    listenerWasNamed = true
    lastPerson = 'listener'
    if (form === 'their') return possessive(voice.listener.short)
    return form === 'themselves' ? 'themselves' : voice.listener.short
  }

  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    const before = significantBefore(words, at)
    const after = words[at + 1]
    let text = word.text
    if (word.lower in speakerToThird) {
      text = speakerToThird[word.lower] ?? text
      lastPerson = 'speaker'
      if (word.lower === 'i' || word.lower === 'we') subject = 'they'
    } else if (word.lower === 'you') {
      const isSubject = followedByVerb(words, at) && !isObjectOf(words[at - 1], after)
      text = listenerAs(isSubject ? 'they' : 'them')
      subject = text === 'they' ? 'they' : 'name'
    } else if (word.lower in listenerToThird) {
      text = listenerAs(listenerToThird[word.lower] ?? text)
      if (word.lower === 'yourself') text = 'themselves'
    } else if (word.lower === 'just' && word.pos === 'ADV' && after?.lower !== 'now') {
      continue
    } else if (word.lower === "'s" && after && ['DET', 'ADV', 'AUX'].includes(after.pos)) {
      said.push({ text: 'was', spaceBefore: true })
      continue
    } else if (voice.isPresent) {
      text = inPresent(word, before, subject, words[at - 2])
    } else if (isBe(word.lower)) {
      const direct = before && ['i', 'we', 'you'].includes(before.lower)
      const going = goingTo(words, at)
      if (going && word.lower !== 'was' && word.lower !== 'were') {
        text = 'would'
        at = going
      } else if (word.lower === 'am' || (direct && subject === 'they')) text = 'were'
      else if (direct) text = 'was'
      else text = word.lower === 'are' || word.lower === 'were' ? 'were' : 'was'
      lastVerbWasFinite = false
    } else if (word.lower in modals && word.pos !== 'NOUN') {
      text = modals[word.lower] ?? text
      lastVerbWasFinite = false
    } else if ((word.lower === 'have' || word.lower === 'has') && !isBare(before) && !(before && isBe(before.lower))) {
      text = 'had'
      lastVerbWasFinite = true
    } else if (['do', 'does', 'did'].includes(word.lower) && at > 0 && !isBare(before)) {
      // "I do have", "I did review": stress that a report has no use for.
      const isEmphatic =
        after && ['VERB', 'AUX'].includes(after.pos) && after.lower === after.lemma && after.lower !== 'do'
      if (isEmphatic && before) {
        said.push({ text: voice.pastTense(after.lemma), spaceBefore: word.spaceBefore })
        at++
        continue
      }
      text = 'did'
    } else if (isFinite(word, words, before, lastVerbWasFinite)) {
      text = voice.pastTense(word.lemma)
      lastVerbWasFinite = true
    } else if (word.lower === 'to') {
      lastVerbWasFinite = false
    }
    said.push({ text, spaceBefore: word.spaceBefore })
  }
  return said.map(({ text, spaceBefore }, at) => (at > 0 && spaceBefore ? ' ' : '') + text).join('')
}

export function possessive(name: string): string {
  return `${name}'s`
}
