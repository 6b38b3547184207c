import type { Party } from './cast.js'
import type { LanguageModel, Word } from './language-model.js'

export interface Voice {
  speaker: Party
  listener: Party
  pastTense: LanguageModel['pastTense']
  /** Keeps the tense: for what is still to be done. */
  isPresent?: boolean
}

const speakerForms: Record<string, string> = {
  i: 'they', me: 'them', my: 'their', mine: 'theirs', myself: 'themselves',
  we: 'they', us: 'them', our: 'their', ours: 'theirs', ourselves: 'themselves',
}
const listenerForms: Record<string, string> = {
  your: 'their', yours: 'theirs', yourself: 'themselves', yourselves: 'themselves',
}
const modals: Record<string, string> = { can: 'could', will: 'would', may: 'might', shall: 'should', cannot: 'could not' }
const nominatives = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it', 'this', 'that', 'who', 'which', 'there', 'these', 'those', 'what', 'everything', 'everyone', 'nothing'])
const causatives = new Set(['let', 'make', 'makes', 'made', 'help', 'helps', 'helped', 'have', 'see', 'hear', 'watch', 'get', 'had'])

/** One speaker's words as another would retell them: "I think you need it" becomes "they thought Ann needed it". */
export function inThirdPerson(words: readonly Word[], voice: Voice): string {
  const speakerIsSubject = words.some(({ lower }) => lower in speakerForms)
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
    if (word.lower in speakerForms) {
      text = speakerForms[word.lower] ?? text
      lastPerson = 'speaker'
      if (word.lower === 'i' || word.lower === 'we') subject = 'they'
    } else if (word.lower === 'you') {
      const isSubject = followedByVerb(words, at) && !isObjectOf(words[at - 1], after)
      text = listenerAs(isSubject ? 'they' : 'them')
      subject = text === 'they' ? 'they' : 'name'
    } else if (word.lower in listenerForms) {
      text = listenerAs(listenerForms[word.lower] ?? text)
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
      const isEmphatic = after && ['VERB', 'AUX'].includes(after.pos) && after.lower === after.lemma && after.lower !== 'do'
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

function inPresent(word: Word, before: Word | undefined, subject: 'they' | 'name' | 'other', cause: Word | undefined): string {
  const follows = before && ['i', 'we', 'you'].includes(before.lower)
  if (word.lower === 'am') return 'are'
  if (!follows || subject !== 'name' || isObjectOf(cause, word)) return word.text
  if (word.lower === 'are') return 'is'
  if (word.lower === 'were') return 'was'
  if (word.lower === 'have') return 'has'
  if (word.lower === 'do') return 'does'
  return word.pos === 'VERB' && word.lower === word.lemma ? `${word.text}s` : word.text
}

export function possessive(name: string): string {
  return `${name}'s`
}

function isBe(lower: string): boolean {
  return lower === 'am' || lower === 'is' || lower === 'are' || lower === 'was' || lower === 'were'
}

function isBare(before: Word | undefined): boolean {
  if (!before) return false
  return before.lower === 'to' || before.lower in modals || /^(?:would|could|should|might|must|do|did|does|not)$/.test(before.lower)
}

function significantBefore(words: readonly Word[], at: number): Word | undefined {
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    const word = words[back]
    if (word && word.pos !== 'ADV' && !/^(?:just|also|really|still|both|all|probably)$/.test(word.lower)) return word
  }
  return undefined
}

function followedByVerb(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 4).some((word, ahead, between) =>
    (word.pos === 'VERB' || word.pos === 'AUX') && between.slice(0, ahead).every(({ pos }) => pos === 'ADV'))
}

function goingTo(words: readonly Word[], at: number): number | null {
  for (let ahead = at + 1; ahead <= at + 3; ahead++) {
    const word = words[ahead]
    if (word?.lower === 'going' && words[ahead + 1]?.lower === 'to' && ['VERB', 'AUX'].includes(words[ahead + 2]?.pos ?? '')) return ahead + 1
    if (word?.pos !== 'ADV' && word?.lower !== 'just') return null
  }
  return null
}

function isFinite(word: Word, words: readonly Word[], before: Word | undefined, lastVerbWasFinite: boolean): boolean {
  if (word.pos !== 'VERB' || !before) return false
  const isBase = word.lower === word.lemma
  const isThird = !isBase && /s$/.test(word.lower) && word.lower.startsWith(word.lemma.slice(0, -1))
  if (!isBase && !isThird) return false
  if (isThird) return nominatives.has(before.lower) || ['NOUN', 'PROPN', 'CCONJ', 'NUM'].includes(before.pos) || before.lower === ','
  if (before.pos === 'CCONJ') return lastVerbWasFinite
  if (!nominatives.has(before.lower) || /^(?:this|that|which|these|those)$/.test(before.lower)) return false
  return before.lower === 'i' || !isObjectOf(words[words.indexOf(before) - 1], word)
}

const takesClause = /^(?:think|thought|know|knew|say|said|says|hope|believe|guess|feel|mean|means|see|understand|wish|told|tell|assume|suggest|recommend|sure|suppose|notice|remember)$/

/** "make you wait" and "give you pain killers", unlike "think you need". */
function isObjectOf(cause: Word | undefined, next: Word | undefined): boolean {
  if (!cause || (cause.pos !== 'VERB' && cause.pos !== 'AUX' && !causatives.has(cause.lower))) return false
  if (cause.pos === 'AUX' && !(causatives.has(cause.lower) && next?.pos === 'VERB' && next.lower === next.lemma)) return false
  return !takesClause.test(cause.lower) || (cause.lower === 'see' && next?.pos === 'VERB' && next.lower === next.lemma && next.lower !== 'have')
}
