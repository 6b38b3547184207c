import { isBroken } from './broken-sentence.js'
import { isDirection } from './directions.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'

interface Tagged {
  lower: string
  pos: string
}

/** The label of a line of the prompt, and an end that is none. */
const { labelled } = loadPatterns('wording/clean-sentence', 'labelled')
const openEnd = /[,;:–-]["”]?[.!?]?$/
/** "WOULD SETTLE FOR: 18,000" */
const loudLabel = /^\p{Lu}{3,}(?:[ ,/'’-]+\p{Lu}+)*:/u
/** Words that end in "s" and are one thing. */
const singular =
  /(?:ss|us|is|ous)$|^(?:lens|gas|news|series|species|means|bias|yes|plus|bus|atlas|christmas|headquarters|crossroads|works|glass|business)$/
const subjectless = /^(?:thanks|sounds|looks|depends|makes|comes|goes|happens|suits|works|helps|matters)$/
const modal = /^(?:will|would|can|could|'ll|’ll|cannot)$/
const between = /^(?:not|also|only|then|never|still|gladly|always|n't|n’t)$/

/** "A monthly payments": an article of one before many. */
function hasArticleOfMany(words: readonly Tagged[]): boolean {
  return words.some(({ lower, pos }, at) => {
    if (!/^an?$/.test(lower) || pos !== 'DET') return false
    const noun = /^(?:few|lot|couple)$/.test(words[at + 1]?.lower ?? '')
      ? undefined
      : words.slice(at + 1).find((word) => word.pos !== 'ADJ')
    const after = words[words.indexOf(noun ?? words[at]!) + 1]
    return noun?.pos === 'NOUN' && /\p{L}{3}s$/u.test(noun.lower) && !singular.test(noun.lower) && after?.pos !== 'NOUN'
  })
}

/** "I will three instalments": what is done is missing. */
function lacksVerb(words: readonly Tagged[]): boolean {
  return words.some(({ lower }, at) => {
    if (lower !== 'i' || !modal.test(words[at + 1]?.lower ?? '')) return false
    const next = words.slice(at + 2).find((word) => !between.test(word.lower))
    return next !== undefined && /^(?:DET|NUM)$/.test(next.pos)
  })
}

/** "Otherwise agrees on the next step": a direction of the prompt, without anyone who does it. */
function lacksSubject(words: readonly Tagged[]): boolean {
  const first = words.find(({ pos, lower }) => pos !== 'ADV' && lower !== ',')
  const next = words[words.indexOf(first ?? words[0]!) + 1]
  return (
    first?.pos === 'VERB' &&
    /\p{L}{2}s$/u.test(first.lower) &&
    !singular.test(first.lower) &&
    !subjectless.test(first.lower) &&
    /^(?:ADP|DET|PART|SCONJ|PRON)$/.test(next?.pos ?? '')
  )
}

/** Whether a sentence can be said as it is: no label, no open end, nothing missing. */
export function isClean(sentence: string): boolean {
  if (labelled.test(sentence) || openEnd.test(sentence) || isDirection(sentence)) return false
  if (isBroken(sentence) || loudLabel.test(sentence)) return false
  const words = loadedTagger()?.(sentence) ?? []
  return words.length === 0 || !(hasArticleOfMany(words) || lacksVerb(words) || lacksSubject(words))
}
