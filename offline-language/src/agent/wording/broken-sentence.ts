import { loadedTagger } from '../../language/tokens/loaded-tagger.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** Joins and ends of a sentence that was cut or put together wrongly. */
const broken = Object.values(
  loadPatterns(
    'wording/broken-sentence',
    'doubled',
    'joints',
    'cutEnd',
    'cutPlace',
    'midCapital',
    'years',
    'label',
    'short',
  ),
)
/** What is wanted is a thing: "What I need is it before Easter" has lost its verb. */
const wanting = /^(?:what I need is|I (?:also |really )?(?:want|need|would like)|I['’]d like) (.+)$/iu
const notThings = /^(?:it|out|back|them|him|her) (?!all\b)\p{Ll}/u
const joins = /^(?:that|which|who|whom|whose|if|when|because|while|whether|how|why|what|where|to|so|as)$/
const modal = /^(?:may|might|must|can|could|will|would|shall|should|is|are|was|were|has|have|pays?)$/
const talk =
  /\b(?:talk|speak|know|hear) about ((?!\p{Ll}+(?:ing|ed)\b)\p{Ll}+) (?:an?|the|one|two|my|your|it|each|every)\b/u

/** "I would like sheep may graze there": a whole statement in place of a thing. */
function wantsStatement(sentence: string): boolean {
  const thing = wanting.exec(sentence)?.[1]
  if (thing === undefined) return false
  if (notThings.test(thing) && /^what/i.test(sentence)) return true
  const words = loadedTagger()?.(thing) ?? []
  const verb = words.findIndex(({ lower, pos }, at) => at > 0 && pos !== 'NOUN' && modal.test(lower))
  const [noun, whose] = [words[verb - 2], words[verb - 1]]
  // "the price I was promised"
  if (noun?.pos === 'NOUN' && whose?.pos === 'PRON') return false
  return (
    verb > 0 && words.slice(0, verb).every(({ lower, pos }) => !joins.test(lower) && !/^(?:PUNCT|SCONJ)$/.test(pos))
  )
}

/** "Let us talk about ask one question": an order in place of a topic. */
function talksOfOrder(sentence: string): boolean {
  const verb = talk.exec(sentence)?.[1]
  return verb !== undefined && loadedTagger()?.(`I ${verb} it.`)[1]?.pos === 'VERB' && !joins.test(verb)
}

/** Whether a sentence was cut, or joined of parts that do not fit. */
export const isBroken = (sentence: string): boolean =>
  broken.some((looks) => looks.test(sentence)) || wantsStatement(sentence) || talksOfOrder(sentence)
