import { loadPatterns } from '../../data/load-patterns.js'
import { contentStems, shared, stemOf } from '../../language/tokens/content-stems.js'
import type { Fact } from '../role/knowledge.js'
import { conceptsIn, groupsOf } from '../wording/concepts.js'
import { givesWhatIsAsked } from './question-kind.js'
import { inShort } from './short-answer.js'
import { lemmasOf } from '../wording/lemmas.js'

const { passing } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

export interface Found {
  fact: Fact
  at: number
  score: number
}

const introduction = /^I am (?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}/u
/** Questions about the role itself: its age, its job. */
const aboutSelf =
  /\bhow old are you\b|\byour (?:age|job|profession)\b|\bwhat do you do\b|\bwho are you\b|\babout yourself\b/i
const conceptWeight = 0.9
const kindWeight = 0.5
const missingWeight = 0.25
/** Of two facts that answer alike, the open one is said. */
const guardedWeight = 0.04
const passingWeight = 0.3

const known = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

/** The stems of a fact with those of its irregular verbs, found once for each. */
function stemsOfFact(text: string, own: ReadonlySet<string>): ReadonlySet<string> {
  const stems = known.get(own) ?? new Set([...own, ...lemmasOf(text)])
  known.set(own, stems)
  return stems
}

const ofWish = /^I (?:also )?(?:want|need|would like)\b/
const asksWish = /\b(?:why|need|want|like|rather|prefer|important|expect)\b/i
const shortestPart = 4

const groupWeight = 0.6
/** "What is a base?" asks for the fact about a base, not for one that names it. */
const subjectWeight = 0.6
const groupsKnown = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

/** The groups of synonyms that a fact has words of, found once for each. */
function groupsOfFact(stems: ReadonlySet<string>): ReadonlySet<string> {
  const groups = groupsKnown.get(stems) ?? new Set([...stems].flatMap(groupsOf))
  groupsKnown.set(stems, groups)
  return groups
}

/** "The lift" is in "a stairlift". */
function hasStem(stems: ReadonlySet<string>, stem: string): boolean {
  return stems.has(stem) || (stem.length >= shortestPart && [...stems].some((own) => own.endsWith(stem)))
}

/** "When is it?" is answered only by a date. */
function mustGive(question: string): boolean {
  return /\b(?:when|where|who|how (?:many|much|old|long))\b/i.test(question)
}

/** Whether a question names a fact by one of its words, or by one of the same meaning. */
function isNamed(asked: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  const groups = groupsOfFact(stems)
  return [...asked].some((stem) => hasStem(stems, stem) || groupsOf(stem).some((group) => groups.has(group)))
}

function definedIn(question: string): string {
  return stemOf(/\bwhat(?: is|'s| are) (?:an? |the )?([\p{L}-]+)\?$/iu.exec(question)?.[1] ?? '')
}

/** Whether a sentence begins with the word that a question asks to explain. */
function isSubject(definition: string, text: string): boolean {
  const subject = text.split(/ (?:is|are|has|gives?|takes?|\w+s) /)[0] ?? ''
  return definition !== '' && contentStems(subject).has(definition)
}

/**
 * The facts by how well they answer a question: rare words, words for the same thing, and the kind of answer that the
 * question wants count. `topic` is what was talked about before, for "How old is he?"
 */
export function searchFacts(facts: readonly Fact[], question: string, around: string, topic: string): Found[] {
  const asked = lemmasOf(question)
  const said = lemmasOf(around)
  const before = lemmasOf(topic)
  const concepts = conceptsIn(question)
  const weight = (stem: string) => 1 / Math.sqrt(facts.filter(({ stems }) => stems.has(stem)).length || 1)
  const add = (stems: ReadonlySet<string>, own: ReadonlySet<string>, share: number) =>
    [...stems].reduce((sum, stem) => (own.has(stem) ? sum + weight(stem) * share : sum), 0)
  const definition = definedIn(question)
  const closeTo = (stems: ReadonlySet<string>, text: string, isGuarded: boolean) => {
    const groups = groupsOfFact(stems)
    return [...asked].reduce(
      (sum, stem) => {
        if (hasStem(stems, stem)) return sum + (passing.test(stem) && !isGuarded ? passingWeight : weight(stem))
        return groupsOf(stem).some((group) => groups.has(group)) ? sum + groupWeight : sum
      },
      shared(concepts, conceptsIn(text)) * conceptWeight,
    )
  }
  const score = ({ text, stems: own, isGuarded }: Fact): number => {
    const stems = stemsOfFact(text, own)
    const close = closeTo(stems, text, isGuarded)
    const far = before.size > 0 ? add(before, stems, kindWeight) : 0
    const gives = givesWhatIsAsked(question, text)
    const isMissing = gives === 0 && mustGive(question)
    // What is not said by itself is said for its own words only.
    const needsWord = isGuarded || (ofWish.test(text) && !asksWish.test(question))
    if (needsWord && (isMissing || !(isNamed(asked, stems) || shared(concepts, conceptsIn(text)) > 0))) return 0
    if (close + far === 0 || (close === 0 && isMissing)) return 0
    const context = add(new Set([...said].filter((stem) => !asked.has(stem))), stems, 1 / 3)
    const subject = isSubject(definition, text) ? subjectWeight : 0
    return (
      close +
      far +
      context +
      subject +
      gives * kindWeight -
      (isMissing ? missingWeight : 0) -
      (isGuarded ? guardedWeight : 0)
    )
  }
  return facts
    .map((fact, at) => ({ fact, at, score: score(fact) }))
    .filter(
      ({ fact, score: found }) =>
        found > 0 &&
        (aboutSelf.test(question) || !introduction.test(fact.text) || inShort(question, fact.text) !== null),
    )
    .sort((a, b) => b.score - a.score || a.at - b.at)
}
