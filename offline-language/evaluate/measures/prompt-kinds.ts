import { sentencesOf } from '../../src/language/sentences/sentences-of.js'
import { contentStems, shared } from '../../src/language/tokens/content-stems.js'
import { readRole } from '../../src/agent/role/read-role.js'
import type { Role } from '../../src/agent/role/role.js'
import { isClean } from '../../src/agent/wording/clean-sentence.js'
import type { LabelledKind, LabelledPrompt, LabelledSentence } from '../scenarios.js'

/** What the role should do with a sentence of its prompt: say it in clean words, keep it back, never say it. */
const wanted: Readonly<Partial<Record<LabelledKind, Aim>>> = {
  who: 'said',
  fact: 'said',
  view: 'said',
  wish: 'said',
  refuses: 'said',
  secret: 'kept',
  limit: 'kept',
  unknown: 'unsaid',
  person: 'unsaid',
  manner: 'unsaid',
  meta: 'unsaid',
}

type Aim = 'said' | 'kept' | 'unsaid'

export interface KindMeasure {
  kind: LabelledKind
  aim: Aim
  count: number
  right: number
  wrong: string[]
}

/** For each kind of sentence, how many the role treats as it should. */
export function promptKindMeasures(scenarios: readonly LabelledPrompt[]): KindMeasure[] {
  const found = new Map<LabelledKind, KindMeasure>()
  for (const { name, scenario, sentences } of scenarios) {
    const role = readRole(scenario)
    const texts = sayableTexts(role)
    for (const sentence of sentences) {
      const aim = wanted[sentence.kind]
      if (!aim || contentOf(sentence).size === 0) continue
      const measure = found.get(sentence.kind) ?? { kind: sentence.kind, aim, count: 0, right: 0, wrong: [] }
      found.set(sentence.kind, measure)
      measure.count++
      const nearest = nearestText(sentence, texts)
      const isRight = aim === 'said' ? isSaid(sentence, role, texts) : !nearest
      if (isRight) measure.right++
      else measure.wrong.push(`${name}: ${sentence.text}  =>  ${nearest ?? nearestText(sentence, texts, 0.2) ?? '-'}`)
    }
  }
  return [...found.values()]
}

/** What the role can say without a condition or a key. */
function sayableTexts({ units, facts, goals, wishes, covers, introduction }: Role): string[] {
  return [
    ...units.said.map(({ text }) => text),
    ...units.onRequest.map(({ text }) => text),
    ...units.bargains.flatMap(({ text, isSilent }) => (isSilent ? [] : text)),
    ...units.prices.flatMap(({ text }) => text ?? []),
    ...facts.flatMap(({ text, lock, needs }) => (lock || needs ? [] : text)),
    ...goals.flatMap(({ lines, isGeneral }) => (isGeneral ? [] : lines)),
    ...wishes.map(({ text }) => text),
    ...covers,
    ...(introduction ? [introduction] : []),
  ].flatMap((text) => sentencesOf(text))
}

const label = /^(?:[#>*\s-]|\d+[.)])*(?:[\p{L}'’-]+[ ,]*){1,6}(?::\**|\s=)\s+(?=\S)/u
const contentOf = ({ text }: LabelledSentence) => contentStems(text.replace(label, ''))
const leastCovered = 0.6
const leastOwn = 0.5

/** A text that says most of a sentence and little else. */
function nearestText(sentence: LabelledSentence, texts: readonly string[], least = leastCovered): string | undefined {
  const stems = contentOf(sentence)
  return texts.find((text) => {
    const own = contentStems(text)
    const common = shared(stems, own)
    return common >= stems.size * least && common >= own.size * Math.min(least, leastOwn)
  })
}

/** Whether clean texts say most of a sentence between them. */
function isSaid(sentence: LabelledSentence, role: Role, texts: readonly string[]): boolean {
  const stems = contentOf(sentence)
  const said = new Set<string>()
  for (const text of texts) {
    const own = contentStems(text)
    const common = [...own].filter((stem) => stems.has(stem))
    if (common.length >= own.size * leastOwn && isCleanOf(text, role)) common.forEach((stem) => said.add(stem))
  }
  if (sentence.kind === 'who') for (const stem of contentStems(role.name ?? '')) said.add(stem)
  return shared(stems, said) >= stems.size * leastCovered
}

const noVerbOfOne = '(?<!always|perhap|sometime|nowaday|pas|les|focu|mis|discus)'
/** What no clean sentence in the first person has. */
const faults: readonly RegExp[] = [
  new RegExp(
    `\\b(?:I|[Yy]ou|we|they) (?:is|has|does|doesn['’]?t|hasn['’]?t|isn['’]?t|\\p{L}+${noVerbOfOne}s)\\b(?!['’])`,
    'u',
  ),
  /\bI (?:are|you|he|she)\b|\b(?:a|an|the|my|your) (?:I|you|me)\b/,
  /^(?:is|are|has|was|wants?|does|doesnt|hasnt)\b/i,
  /\b(?:doesnt|hasnt|isnt|wont|didnt|cant)\b|[*_#>]/i,
  /\bAI\b|\b(?:learner|trainee|participant)\b/,
]
const thirdPerson = /\b(?:he|she|his|her|him|himself|herself)\b/i
const relative = 'sister|brother|mother|father|mum|dad|wife|husband|son|daughter|friend|cousin|aunt|uncle'
const other = 'Mr|Mrs|Ms|Dr|boss|colleague|chef|man|woman|lady|girl|boy|\\p{L}+er|\\p{L}+or'
const ofOthers = new RegExp(`\\b(?:${relative}|${other})\\b|(?<!^)\\b\\p{Lu}\\p{Ll}{2,}`, 'u')

/** A clean sentence in the first person: it does not speak of the part from outside. */
function isCleanOf(text: string, { name }: Role): boolean {
  const plain = text.trim()
  const names = (name ?? '').split(' ').filter((word) => word.length > 2)
  const isOfPart = names.some(
    (word) => new RegExp(`\\b${word}\\b`, 'i').test(plain) && !/\bI(?: a|['’])m\b|\bname\b/.test(plain),
  )
  return (
    isClean(plain) &&
    /^["“‘']?[\p{Lu}\d€$£]/u.test(plain) &&
    !faults.some((looks) => looks.test(plain)) &&
    !isOfPart &&
    !/^(?:He|She|His|Her) /.test(plain) &&
    (!thirdPerson.test(plain) || ofOthers.test(plain))
  )
}
