import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import { directQuestion } from '../wording/direct-question.js'
import type { Goal } from './goal.js'
import { loadPatterns } from '../../data/load-patterns.js'

export interface PhrasedGoal {
  lines: string[]
  wants: Goal['wants']
}

/** The beginning of a goal that asks for something: "why they left", "if it rains". */
export const asker = '(?:since when|until when|why|how|what|when|where|who|whom|which|whose|whether|if)\\b'

/** "Why reptiles and not something with fur": a question as it is. */
function withoutVerb(text: string): string | null {
  const isWhole =
    /^(?:why|what|which|how)\b/.test(text) && !/\b(?:you|your|I|it|they|(?:the|this|that) \w+) (?:\w+)/.test(text)
  return isWhole && text.split(' ').length <= 10 ? `${capitalised(text)}?` : null
}

export function clause(rest: string): PhrasedGoal {
  const text = lowerFirst(rest.replace(/^if\b/i, 'whether'))
  const direct = directQuestion(text) ?? withoutVerb(text)
  // Four ways to ask the same only where none is direct.
  if (direct?.startsWith('Why ')) return { lines: [direct], wants: { kind: 'clause', text } }
  return {
    lines: [
      direct ?? '',
      `Can you tell me ${text}?`,
      `I would like to know ${text}.`,
      `Help me understand ${text}.`,
    ].filter(Boolean),
    wants: { kind: 'clause', text },
  }
}

/** What has one answer: a number, a name. */
const { value } = loadPatterns('role/goal-phrases', 'value')

export function thing(rest: string): PhrasedGoal {
  if (value.test(rest))
    return { lines: [`What is ${rest}?`, `Can you tell me ${rest}?`], wants: { kind: 'thing', text: rest } }
  return {
    lines: [`What can you tell me about ${rest}?`, `I would like to hear about ${rest}.`, `Tell me about ${rest}.`],
    wants: { kind: 'thing', text: rest },
  }
}

export function topic(rest: string): PhrasedGoal {
  const own = /^your\b/.test(rest)
  const lines = [`Tell me about ${rest}.`, `What can you tell me about ${rest}?`]
  return {
    lines: own ? lines : [`Let us talk about ${rest}.`, ...lines.slice(1)],
    wants: { kind: 'thing', text: rest },
  }
}

export function knowledge(rest: string): PhrasedGoal {
  if (new RegExp(`^${asker}`, 'i').test(rest)) return clause(rest)
  if (/^that /i.test(rest)) return { lines: [`I want to be sure ${rest}.`, `Can I rely on it ${rest}?`], wants: null }
  return thing(rest)
}

/** "A loan of 28,000 and have saved 7,000 yourself": another verb of the same sentence. */
const anotherVerb = / and (?:have|are|will|can|would|work|pay|live|own) .*$/

/** "Real responsibility" after "What I need is"; a name stays. */
const withSmallStart = (text: string) =>
  text.replace(
    /^(?:Real|That|A|An|The|To|More|Some|No|One|Two|Three|My|Your|At|Better|Clear|New|Full|Help)\b/,
    (word) => word.toLowerCase(),
  )

export function demand(wanted: string): PhrasedGoal {
  const rest = withSmallStart(wanted.replace(anotherVerb, ''))
  if (value.test(rest)) return thing(rest)
  if (/^to \p{L}|^(?:\p{Lu}\p{Ll}+|my \p{Ll}+|you|them|him|her|the \p{Ll}+) to \p{Ll}/u.test(rest))
    return { lines: [`I want ${rest}.`, `I would like ${rest}.`], wants: { kind: 'thing', text: rest } }
  return {
    lines: [`What I need is ${rest}.`, `I would like to have ${rest}.`, `Can we settle on ${rest}?`],
    wants: { kind: 'thing', text: rest },
  }
}

export function toDo(wanted: string): PhrasedGoal {
  // "You want him to pay and to print your name"
  const rest = wanted.replace(/ and to (?=\p{Ll})/gu, ' and ')
  return {
    lines: [`Would you ${rest}?`, `What would it take for you to ${rest}?`, `I would like you to ${rest}.`],
    wants: null,
  }
}

export function doubt(rest: string): PhrasedGoal {
  const text = rest
  return {
    lines: [`I have my doubts about ${text}. What do you say to that?`, `With ${text} I am not comfortable yet.`],
    wants: { kind: 'thing', text },
  }
}

export function refusal(rest: string): PhrasedGoal {
  return {
    lines: [`One thing I will not accept is ${rest}.`, `About ${rest} my answer is no.`],
    wants: { kind: 'thing', text: rest },
  }
}

export function news(rest: string): PhrasedGoal {
  const told = /^(?:that )(.+)$/i.exec(rest)?.[1]
  if (told)
    return {
      lines: [`${capitalised(told)}. Do you see what that means?`, `Let me say it plainly: ${told}.`],
      wants: null,
    }
  if (new RegExp(`^${asker}`, 'i').test(rest))
    return {
      lines: [`Let me tell you ${rest}, and stop me where you disagree.`, `We should also go over ${rest}.`],
      wants: { kind: 'clause', text: rest },
    }
  const text = rest
  return {
    lines: [
      `We need to talk about ${text}. How do you see that?`,
      `I have to bring up ${text}. What do you make of it?`,
    ],
    wants: { kind: 'thing', text },
  }
}

export function offer(rest: string): PhrasedGoal {
  const doing = /^to (.+)$/i.exec(rest)?.[1]
  if (doing) return { lines: [`Shall I ${doing}?`, `I could ${doing}, if you like.`], wants: null }
  return { lines: [`What would you say to ${rest}?`, `I can offer you ${rest}.`], wants: { kind: 'thing', text: rest } }
}

export function feeling(rest: string): PhrasedGoal {
  return {
    lines: [`I have to say, ${rest} is not easy for me. Do you see that?`],
    wants: { kind: 'thing', text: rest },
  }
}
