import { discourseWords } from '../../language/tokens/stop-words.js'
import type { Word } from '../../language/tokens/language-model.js'
import { nounPhrases } from '../../language/phrases/noun-phrases.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { repeatableClause } from './repeatable-clause.js'
import { whenIn } from './when.js'

const { hedge, thinWords } = loadPatterns('salient', 'hedge', 'thinWords', 'ownOpening', 'tooPlain')

const { noThing, asksIndirectly } = loadPatterns('dialogue-acts/salient', 'noThing', 'asksIndirectly')

/** "Tell me how you see it." */
const tellMe =
  /(?:^|[.!] )(?:so |and |then |please |just |okay,? )*(?:tell me|explain|describe)(?: to me)? (?:how|what|why|where|when|who) (?:you|your)\b/i

/** A question without its mark: "Tell me how you see it.", "I was wondering when that ends." */
export const asksToTell = (text: string): boolean => tellMe.test(text) || asksIndirectly.test(text)

/** The parts of an utterance that the agent can repeat, from its point of view: "my drivers" is "your drivers". */
export interface Salient {
  /** Things, the most important first. */
  things: string[]
  /** "20 per cent", "three weeks". */
  figure: string | null
  /** "Thursday", "tomorrow". */
  day: string | null
  /** A whole short statement: "you can start in three weeks". */
  clause: string | null
  /** The word that makes it vague: "probably". */
  hedge: string | null
  questions: string[]
}

const smallNumber =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty(?:-\\w+)?|thirty|forty|fifty|sixty|eighty|ninety|half'
const number = `(?:\\d[\\d.,]*|(?:a |one )?(?:hundred|thousand|million)|${smallNumber})`
const unit =
  '(?:per ?cent|percent|%|dollars|euros|pounds|vans|people|(?:more )?(?:years?|months?|weeks?|days?|hours?|minutes?|times))'
/** "Forty chairs" */
const countedThing = `(?:(?!${noThing.source})[a-z]{3,}(?!-)\\b)`
const eachTime = '(?: (?:a|per|each) (?:year|month|week|day))?'
const figure = new RegExp(
  `[$€£]\\s?\\d[\\d.,]*\\d|(?<![\\w.])${number}(?: ${number})*(?: ?(?:%|k\\b)| ${unit}| ${countedThing})?${eachTime}`,
  'gi',
)

export function salientIn(text: string): Salient {
  const bounded = text.slice(0, 3000)
  const sentences = sentencesOf(bounded)
  return {
    things: thingsIn(sentences),
    figure: figureIn(bounded),
    day: whenIn(bounded),
    clause: repeatableClause(sentences),
    hedge: hedge.exec(bounded)?.[0].toLowerCase() ?? null,
    questions: sentences.filter((sentence) => sentence.endsWith('?') || asksToTell(sentence)),
  }
}

const wishes =
  /\b(?:would like|want|asking for|ask for|expect|looking for|have in mind|thinking of|could do|offer(?:ing)? you|can offer|hoping for)\b[^.?!\d]{0,25}$/i

/**
 * The most specific number: a share or an amount of money before a count. A short number without a unit does not count.
 */
function figureIn(text: string): string | null {
  const found = [...text.matchAll(figure)]
    .map(([whole]) => whole.replace(/[.,]+$/, '').trim())
    .filter(
      (whole) =>
        /[$€£%]|\d{3}|[ ]/.test(whole) && !/^(?:one|a) |(?:o'clock|noon|times)$/i.test(whole) && whole.length < 40,
    )
  // "I earn 54,000 and would like 62,000": what is asked for counts.
  const wished = found.find((whole) => wishes.test(text.slice(0, text.indexOf(whole))))
  return (
    (found.length > 1 ? wished : undefined) ??
    found.find((whole) => /[$€£%]|per ?cent/i.test(whole)) ??
    found.find((whole) => /\d{3}/.test(whole)) ??
    found.at(-1) ??
    null
  )
}

function thingsIn(sentences: readonly string[]): string[] {
  const tag = loadedTagger()
  if (!tag) return []
  const found: { text: string; weight: number }[] = []
  sentences.slice(-14).forEach((sentence, at) => {
    const words = tag(sentence)
    for (const phrase of nounPhrases(words)) {
      const last = phrase.words.at(-1)
      if (
        !last ||
        thinWords.test(last.lower) ||
        (discourseWords.has(last.lower) && phrase.words.length === 1) ||
        phrase.text.length > 40 ||
        /(?:tomorrow|today|yesterday)$/i.test(phrase.text) ||
        /[.@/\\<>{}_]|\d{4,}/.test(phrase.text)
      )
        continue
      const isName = phrase.words.some(({ pos, text }) => pos === 'PROPN' && /^\p{Lu}/u.test(text))
      const text = withDeterminer(phrase.words, words, isName)
      if (!text) continue
      found.push({
        text,
        weight: phrase.words.length + (isName ? 0.8 : 0) + (/^(?:my|your) /.test(text) ? 0.6 : 0) + at * 0.15,
      })
    }
  })
  const unique = new Map(found.map((thing) => [thing.text.toLowerCase(), thing]))
  return [...unique.values()]
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text)
    .slice(0, 6)
}

const determiners: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
  ['your', 'my'],
  ['his', 'his'],
  ['her', 'her'],
  ['their', 'their'],
  ['its', 'the'],
])

function withDeterminer(phrase: readonly Word[], words: readonly Word[], isName: boolean): string | null {
  const start = words.indexOf(phrase[0] as Word)
  const before = words[start - 1]?.lower ?? ''
  const isAlone = words.filter(({ text: said }) => /\p{L}/u.test(said)).length === 1
  const text = phrase
    .map((word) => ((word.pos === 'PROPN' && !isAlone) || /^\p{Lu}{2,}/u.test(word.text) ? word.text : word.lower))
    .join(' ')
    .replace(/ (?=['’]s)/g, '')
  const possessive = determiners.get(before)
  if (possessive) return `${possessive} ${text}`
  if (isName && !/^(?:the|a|an)$/.test(before)) return text
  if (/^(?:the|this|that|these|those|a|an|each|every|another|some|any|no|more|one)$/.test(before))
    return before === 'a' || before === 'an' || before === 'one'
      ? `the ${text}`
      : `${/^(?:this|these|that|those)$/.test(before) ? 'the' : before === 'the' ? 'the' : ''} ${text}`.trim()
  return text
}
