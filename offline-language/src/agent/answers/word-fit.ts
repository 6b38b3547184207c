import { remembered } from '../../language/encoder/remembered.js'
import { grammaticalWords } from '../../language/tokens/stop-words.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import { rarityOf } from '../../language/encoder/rarity.js'
import { groupsOf, rootOf } from '../wording/concepts.js'
import { isWeighty } from '../units/meaning.js'
import { lemmasOf } from '../wording/lemmas.js'
import { nearGroupsOf, plainVerbsIn } from './near-words.js'

interface Word {
  stems: readonly string[]
  groups: readonly string[]
  weight: number
}

const lightWeight = 0.3
const ofGroup = 0.7

const wordOf = (word: string): Word => {
  const stems = [...new Set([stemOf(word), ...lemmasOf(word)])]
  const isLight = stems.every((stem) => !isWeighty(stem))
  return {
    stems: [...stems, ...stems.map(rootOf)],
    groups: stems.flatMap((stem) => [...groupsOf(stem), ...nearGroupsOf(stem)]),
    weight: isLight ? lightWeight : rarityOf(word),
  }
}

const textsKept = 3000
/** The words of content of a text, and the plain verbs for its phrases. */
const wordsIn = remembered(textsKept, (text): Word[] => {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  return [...new Set([...words.map((word) => word.replace(/'s$/, '')), ...plainVerbsIn(text)])]
    .filter((word) => word.length > 1 && !grammaticalWords.has(word))
    .map(wordOf)
})

/** The share of what a question says that a text says in the same words or in near ones, from 0 to 1. */
export function wordFit(question: string, text: string): number {
  const told = wordsIn(text)
  const stems = new Set(told.flatMap((word) => word.stems))
  const groups = new Set(told.flatMap((word) => word.groups))
  let [all, shared] = [0, 0]
  for (const word of wordsIn(question)) {
    all += word.weight
    if (word.stems.some((stem) => stems.has(stem))) shared += word.weight
    else if (word.groups.some((group) => groups.has(group))) shared += word.weight * ofGroup
  }
  return all === 0 ? 0 : shared / all
}
