import type { AgentScenario } from './agent-scenario.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { type ClosingRules, closingRules } from './closing-rules.js'
import { counterpartOf } from './counterpart.js'
import { type Fact, factsOf } from './facts.js'
import { fillPlaceholders } from './fill-placeholders.js'
import type { Goal } from './goal.js'
import { goalsFromNouns } from './goals-from-nouns.js'
import { goalsOf } from './goals.js'
import { linesOf, promptSections } from './prompt-sections.js'
import { type Register, registerOf } from './register.js'
import { type SpeechRules, speechRules } from './speech-rules.js'

/** A scenario in the form that the agent needs. */
export interface Role {
  /** Null if the prompt gives no name. */
  name: string | null
  /** "I am Dana Whitfield, 47, operations director of …." */
  introduction: string | null
  goals: Goal[]
  facts: Fact[]
  register: Register
  speech: SpeechRules
  closing: ClosingRules
  /** The stems of the whole prompt. */
  stems: ReadonlySet<string>
  /** The user's first name, or empty. */
  personName: string
  title: string
}

/** Longer than any prompt written by hand; the rest is ignored. */
const mostCharacters = 24_000

/** With fewer goals, the conversation would be over too soon. */
const fewestGoals = 5

export function readRole(scenario: AgentScenario): Role {
  const prompt = fillPlaceholders(scenario.prompt.slice(0, mostCharacters), scenario)
    .replace(/\p{Cc}(?<![\n\r\t])/gu, ' ')
    .replace(
      /\b(?:you (?:will )?play(?: the role of)?|(?:please )?(?:act|play) as|you(?:'ll| will) act as|pretend (?:to be|you are)|(?:persona|character|role|name): (?=\p{Lu}\p{Ll}+ \p{Lu}))/giu,
      'You are ',
    )
    .replace(/\bYou are +/g, 'You are ')
    .replace(/\bYou're\b/g, 'You are')
    .replace(/\byou're\b/g, 'you are')
  const counterpart = counterpartOf(scenario.recipientRole.slice(0, 300))
  const sections = promptSections(prompt)
  const style = linesOf(sections, 'style').join(' ')
  const facts = factsOf(sections, counterpart)
  const goals = goalsOf(sections, counterpart).map((goal) => toldWith(goal, facts))
  const title = scenario.title.replace(/\s+/g, ' ').trim().slice(0, 120)
  return {
    name: nameIn(prompt),
    introduction:
      facts
        .find(({ text }) => /^I am (?:\p{Lu}|an? )/u.test(text))
        ?.text.replace(/(?:, (?:has|who|and)\b|:).*$/, '.') ?? null,
    goals:
      goals.length >= fewestGoals
        ? goals
        : [...goals, ...goalsFromNouns(title, prompt, counterpart, goals)].slice(0, fewestGoals + 1),
    facts,
    register: registerOf(style, prompt),
    speech: speechRules(style || prompt),
    closing: closingRules(linesOf(sections, 'closing'), counterpart),
    stems: contentStems(`${prompt} ${title}`),
    personName:
      /^(?:(?:dr|mr|mrs|ms|prof)\.? [\p{L}'’-]{2,20}|[\p{L}'’-]{2,20})/iu.exec(scenario.recipientName.trim())?.[0] ??
      '',
    title,
  }
}

/** For a goal like "Tell them about your brother": the prompt's facts about him are the best beginning. */
function toldWith(goal: Goal, facts: readonly Fact[]): Goal {
  if (!/^(?:tell|mention|explain)\b.* about /i.test(goal.label) || goal.wants?.kind !== 'thing') return goal
  const wanted = contentStems(goal.wants.text)
  const fact = facts.find(({ stems, followsOn }) => !followsOn && shared(stems, wanted) > 0)
  return fact ? { ...goal, lines: [fact.text, ...goal.lines] } : goal
}

function nameIn(prompt: string): string | null {
  const named =
    /\b(?:[Yy]ou(?: are|'re| play|r name is| will play| act as)) \*{0,2}((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(
      prompt,
    )?.[1]
  return named && !/^(?:A|An|The|Your|You|In|On|At|Now|As|Not)\b/.test(named) ? named : null
}
