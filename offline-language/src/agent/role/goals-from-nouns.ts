import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from './counterpart.js'
import type { Goal } from './goal.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { afterDeterminer, empty } = loadPatterns('goals-from-nouns', 'afterDeterminer', 'empty')

const wanted = 6
const questions = [
  (thing: string) => [`What is your view of ${thing}?`, `I would like to hear your side of ${thing}.`],
  (thing: string) => [`How do you want to handle ${thing}?`, `What would you do about ${thing}?`],
  (thing: string) => [`What worries you about ${thing}?`, `Is there anything about ${thing} that troubles you?`],
  (thing: string) => [`Where do we go from here with ${thing}?`, `What comes next with ${thing}?`],
  (thing: string) => [`What should I know about ${thing}?`, `Is there something about ${thing} that I have missed?`],
  (thing: string) => [`What matters most to you in ${thing}?`, `What is ${thing} worth to you?`],
]

/** For a prompt without goals: the things that it mentions become the topics. */
export function goalsFromNouns(
  title: string,
  prompt: string,
  counterpart: Counterpart,
  already: readonly Goal[],
): Goal[] {
  const known = new Set(already.flatMap(({ stems }) => [...stems]))
  const things = thingsIn(prompt, counterpart, known)
  if (things.length === 0 && title)
    things.push(/^(?:the|a|an|your|my) /i.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title)
  const goals: Goal[] = []
  for (let at = 0; at < wanted; at++) {
    const thing = things[at]
    const line = general[at]
    if (thing)
      goals.push(goalWith(thing, questions[at % questions.length]?.(thing) ?? [], { kind: 'thing', text: thing }))
    if (line && (already.length === 0 || !thing)) goals.push(goalWith(line, [line], null))
  }
  return already.length > 0 ? goals : goals.slice(0, wanted + 1)
}

/** The things that the prompt names with a determiner, each once, from the agent's point of view. */
function thingsIn(prompt: string, counterpart: Counterpart, known: ReadonlySet<string>): string[] {
  const things: string[] = []
  const own = /^(?:A|An) ([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(prompt)?.[1] ?? ''
  const seen = new Set<string>([...contentStems(own), ...known])
  for (const [, determiner = '', found = ''] of prompt.matchAll(afterDeterminer)) {
    // "The receptionist retires in June": the second word is the verb.
    const noun = found.trim().replace(/^([\p{L}'-]+) [\p{L}'-]+s$/u, '$1')
    const article = /^(?:a|an|this|that)$/i.test(determiner) ? 'the' : determiner.toLowerCase()
    const thing = spokenTo(`${article} ${noun.toLowerCase()}`, counterpart)
    const stems = [...contentStems(noun)]
    // A thing without any stems counts as known.
    const isKnown = stems.every((stem) => seen.has(stem))
    if (isKnown || empty.test(noun) || /^you\b/.test(thing) || /(?:ly|ing)$/.test(noun)) continue
    for (const stem of stems) seen.add(stem)
    things.push(thing)
    if (things.length === wanted) break
  }
  return things
}

const general = [
  'What is it that you expect from me?',
  'What would change for me if I agreed?',
  'What happens if we find no agreement?',
  'Who else has a say in this?',
  'What would be a good result for you today?',
  'What is the next step from your side?',
]

function goalWith(label: string, lines: string[], wants: Goal['wants']): Goal {
  return { label, lines, wants, because: null, stems: contentStems(label) }
}
