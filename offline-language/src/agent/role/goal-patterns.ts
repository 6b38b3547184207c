import * as phrases from './goal-phrases.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/goal-patterns', 'knowledge', 'demand', 'doubt', 'news', 'feeling')

const { asker } = phrases
const person = '(?:them|him|her|somebody|someone|the (?:new |other )?[a-z]+|your [a-z]+)'

export interface GoalPattern {
  pattern: RegExp
  phrase: (rest: string) => phrases.PhrasedGoal
}

/** Patterns of instructions in prompts, and how the agent phrases each; the first match counts. */
export const goalPatterns: readonly GoalPattern[] = [
  {
    pattern: new RegExp(
      `^(?:ask|request|get|convince|persuade|encourage|push|urge|invite|want|help|motivate|press)(?: ${person}) to (?:think about|consider) (.+)$`,
      'i',
    ),
    phrase: phrases.thing,
  },
  {
    pattern: new RegExp(
      `^(?:ask|request|get|convince|persuade|encourage|push|urge|invite|want|help|motivate|press)(?: ${person}) to (.+)$`,
      'i',
    ),
    phrase: phrases.toDo,
  },
  {
    pattern: new RegExp(`^help(?: ${person}) ((?:understand|find|see|get|prepare|plan|decide|choose) .+)$`, 'i'),
    phrase: (rest) => ({ lines: [`What would help you to ${rest}?`, `Let us see how you can ${rest}.`], wants: null }),
  },
  {
    pattern: new RegExp(`^(?:make|have|let)(?: ${person}) (?:think about|consider|talk about) (.+)$`, 'i'),
    phrase: phrases.thing,
  },
  {
    pattern: new RegExp(
      `^(?:make|have|let)(?! the (?:same|right|first|last|chance|option)\\b)(?: ${person}) ([a-z]+ .+)$`,
      'i',
    ),
    phrase: (rest) => ({
      lines: [`What would make you ${rest}?`, `What does it take to make you ${rest}?`],
      wants: null,
    }),
  },
  {
    pattern: new RegExp(`^(?:ask|press|push|question|quiz)(?: ${person})? (?:about|on) (?:the fact that )?(.+)$`, 'i'),
    phrase: phrases.knowledge,
  },
  {
    pattern: new RegExp(`^(?:ask|request)(?: ${person})? for (?=(?:what|how|why)\\b)(.+)$`, 'i'),
    phrase: phrases.clause,
  },
  {
    pattern: new RegExp(`^(?:ask|request|demand|push|press|beg|negotiate|look|aim)(?: ${person})? for (.+)$`, 'i'),
    phrase: phrases.demand,
  },
  { pattern: new RegExp(`^ask(?: ${person})? (${asker}.+)$`, 'i'), phrase: phrases.clause },
  {
    pattern: patterns.knowledge,
    phrase: phrases.knowledge,
  },
  {
    pattern: new RegExp(`^get(?! (?:up|on|along|over|off|away|by|through)\\b)(?: ${person})? (.+)$`, 'i'),
    phrase: phrases.demand,
  },
  {
    pattern: patterns.demand,
    phrase: phrases.demand,
  },
  {
    pattern: patterns.doubt,
    phrase: phrases.doubt,
  },
  {
    pattern: /^(?:refuse|reject|decline|turn down|deny)(?: to (?:accept|pay|give|grant|discuss))? (.+)$/i,
    phrase: phrases.refusal,
  },
  {
    pattern: new RegExp(`^(?:tell|inform|remind|warn|let)(?: ${person})(?: know)?(?: about| of)? (.+)$`, 'i'),
    phrase: phrases.news,
  },
  {
    pattern: /^(?:talk|chat|speak|make small talk)(?: (?:to|with) (?:them|him|her|the [a-z]+))? about (.+)$/i,
    phrase: phrases.topic,
  },
  {
    pattern: patterns.news,
    phrase: phrases.news,
  },
  {
    pattern: new RegExp(`^(?:offer|propose|suggest|recommend)(?: (?:them|him|her))? (.+)$`, 'i'),
    phrase: phrases.offer,
  },
  {
    pattern: /^be ((?:told|informed|asked|paid|heard|seen|given|included|taken|\w+ed) .+)$/i,
    phrase: (rest) => ({
      lines: [`I want to be ${rest}. Can you promise me that?`, `It matters to me to be ${rest}.`],
      wants: { kind: 'thing', text: `to be ${rest}` },
    }),
  },
  {
    pattern: /^(?:make sure|ensure|confirm|agree|be sure)(?: that)? (.+)$/i,
    phrase: (rest) => ({ lines: [`I want to be sure that ${rest}.`, `Can I rely on it that ${rest}?`], wants: null }),
  },
  {
    pattern: patterns.feeling,
    phrase: phrases.feeling,
  },
]
