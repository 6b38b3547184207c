import { rarityOf } from '../../language/encoder/rarity.js'
import { type SentenceVector, vectorOf } from '../../language/encoder/sentence-vector.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import { grammaticalWords } from '../../language/tokens/stop-words.js'
import { conceptsIn, groupsOf, rootOf } from '../wording/concepts.js'
import { lemmasOf } from '../wording/lemmas.js'
import { withDigits } from '../wording/number-words.js'

/** A content word as it is compared. */
export interface ReadWord {
  stems: readonly string[]
  root: string
  groups: readonly string[]
  weight: number
}

/** A text as it is compared with another one. */
export interface Reading {
  text: string
  words: readonly ReadWord[]
  stems: ReadonlySet<string>
  roots: ReadonlySet<string>
  /** Also of the grammatical words that carry meaning. */
  allRoots: ReadonlySet<string>
  groups: ReadonlySet<string>
  concepts: ReadonlySet<string>
  /** The text with what was talked about before. */
  whole: string
  vector: SentenceVector
}

const figureWeight = 0.8

export function readWords(text: string, share = 1): ReadWord[] {
  const words = withDigits(text)
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.,]*(?<![.,'])/gu)
  return [...new Set(words ?? [])]
    .filter((word) => word.length > 1 && !grammaticalWords.has(word))
    .map((word) => {
      const plain = word.replace(/'s$/, '')
      const stem = stemOf(plain)
      return {
        stems: [...lemmasOf(word)],
        root: rootOf(stem),
        groups: groupsOf(stem),
        weight: (/^\d/.test(plain) ? figureWeight : rarityOf(plain)) * share,
      }
    })
}

/** Words that occur in any question; all others carry meaning, grammatical ones too: "What do you not like?" */
const ofAnyQuestion = new Set(
  `a an the is are am was were do does did you your to of in it that this and i we my me so what how who when where why which
  for at on have has had be been there would could can will`.split(/\s+/),
)

function rootsIn(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !ofAnyQuestion.has(word)).map((word) => rootOf(stemOf(word))))
}

/** A text as its words say it; `before` is what was talked about before, for "it". */
export function readingOf(text: string, words = readWords(text), before = ''): Reading {
  const whole = `${before} ${text}`.trim()
  return {
    text,
    words,
    stems: new Set(words.flatMap(({ stems }) => stems)),
    roots: new Set(words.map(({ root }) => root)),
    allRoots: rootsIn(text),
    groups: new Set(words.flatMap(({ groups }) => groups)),
    concepts: conceptsIn(text),
    whole,
    vector: vectorOf(whole),
  }
}
