import type { Sentence } from '../sentences/sentence.js'
import type { Word } from '../tokens/language-model.js'
import { addressIn } from './address-in.js'
import { isNameable } from './is-nameable.js'
import { isPartOfCompound, withHyphen, withName } from './lead-of-phrase.js'
import { type NounPhrase, nounPhrases } from './noun-phrases.js'
import { isTooGeneral } from './too-general.js'
import { asPartOf, places } from './topic-words.js'
import { trimmed } from './trimmed.js'

/** A noun phrase that a person could give as a topic. */
export interface TopicPhrase extends NounPhrase {
  /** Whether a word before it, such as "the" or "my", shows that it is a noun. */
  isCertain: boolean
  /** Too general to be a topic without a further noun: "test", "medical history". */
  isHollow: boolean
  /** Whether it only says where something is: "in the kitchen". */
  isPlace: boolean
}

/** The noun phrases of a sentence without those that name nothing: units, codes, greetings. */
export function topicPhrases({ words }: Pick<Sentence, 'words'>): TopicPhrase[] {
  const address = addressIn(words)
  return nounPhrases(words).flatMap((phrase) => {
    if (phrase.words.some((word) => address.has(word)) || isPartOfCompound(phrase.words, words)) return []
    const kept = withHyphen(withName(trimmed(phrase.words), words), words)
    const last = kept.at(-1)
    if (!last || isOfKin(kept)) return []
    const start = words.indexOf(kept[0]!)
    if (isLetDo(words, start)) return []
    const complement = asPartOf.has(last.lower) ? complementAt(words, words.indexOf(last) + 1) : []
    if (complement.length === 0 && !isNameable(kept)) return []
    const all = [...kept, ...complement]
    const before = words[start - 1]
    return [
      {
        text: all.map(({ text }) => text).join(' '),
        words: all,
        head: last.stem,
        isCertain: isDeterminer(before) || kept.length > 1,
        isHollow: isTooGeneral(all),
        isPlace: places.has((isDeterminer(before) ? words[start - 2] : before)?.lower ?? ''),
      },
    ]
  })
}

const kin =
  /^(?:mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|grandmother|grandfather|aunt|uncle)$/

/** "My wife bakes": a verb that is taken for a noun. */
const isOfKin = ([first, second]: readonly Word[]): boolean =>
  second !== undefined && kin.test(first!.lower) && /s$/.test(second.lower)

/** "We let people swap shifts". */
const isLetDo = (words: readonly Word[], start: number): boolean =>
  /^(?:let|lets|made|makes|make|help|helps|helped)$/.test(words[start - 2]?.lower ?? '') &&
  /^(?:NOUN|PROPN|PRON)$/.test(words[start - 1]?.pos ?? '')

/** "Shortness" needs "of breath". */
function complementAt(words: readonly Word[], end: number): readonly Word[] {
  if (words[end]?.lower !== 'of') return []
  const [next] = nounPhrases(words.slice(end + 1, end + 4))
  const isNext = next && next.words.length <= 2 && words[end + 1] === next.words[0]
  return isNext ? [words[end], ...next.words] : []
}

function isDeterminer(word: Word | undefined): boolean {
  return word !== undefined && (word.pos === 'DET' || /^(?:my|your|our|his|her|its|their|'s)$/.test(word.lower))
}
