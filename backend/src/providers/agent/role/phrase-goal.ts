import { toFirstPerson } from '../listen/swap-person.js'
import type { Counterpart } from './counterpart.js'
import { directQuestion } from './direct-question.js'
import type { Goal } from './goal.js'

export interface PhrasedGoal {
  lines: string[]
  wants: Goal['wants']
}

const ask =
  /^(?:politely |gently |then |also |first |finally |always |directly |carefully |briefly |quickly |firmly |honestly |clearly |openly |try to |you (?:should|must|need to|want to|have to|will) |be sure to |make sure to |remember to )+/i
const asker = '(?:why|how|what|when|where|who|whom|which|whose|whether|if)\\b'
const person = '(?:them|him|her|somebody|someone|the (?:new |other )?[a-z]+|your [a-z]+)'

interface Pattern {
  pattern: RegExp
  phrase: (rest: string) => PhrasedGoal
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function clause(rest: string): PhrasedGoal {
  const text = rest.replace(/^if\b/i, 'whether')
  return {
    lines: [
      directQuestion(text) ?? '',
      ...[
        `Can you tell me ${text}?`,
        `What I would like to know is ${text}.`,
        `Help me understand ${text}.`,
        `I keep asking myself ${text}.`,
      ],
    ].filter(Boolean),
    wants: { kind: 'clause', text },
  }
}

function thing(rest: string): PhrasedGoal {
  return {
    lines: [
      `What can you tell me about ${rest}?`,
      `What about ${rest}?`,
      `I would like to hear about ${rest}.`,
      `Tell me about ${rest}.`,
    ],
    wants: { kind: 'thing', text: rest },
  }
}

function knowledge(rest: string): PhrasedGoal {
  if (new RegExp(`^${asker}`, 'i').test(rest)) return clause(rest)
  if (/^that /i.test(rest)) return { lines: [`I want to be sure ${rest}.`, `Can I rely on it ${rest}?`], wants: null }
  return thing(rest)
}

function demand(rest: string): PhrasedGoal {
  return {
    lines: [`What I need from you is ${rest}.`, `Can we settle on ${rest}?`, `I would like to leave with ${rest}.`],
    wants: { kind: 'thing', text: rest },
  }
}

function toDo(rest: string): PhrasedGoal {
  return {
    lines: [`Would you ${rest}?`, `What would it take for you to ${rest}?`, `I would like you to ${rest}.`],
    wants: null,
  }
}

function doubt(rest: string): PhrasedGoal {
  const text = rest
  return {
    lines: [`I have my doubts about ${text}. What do you say to that?`, `With ${text} I am not comfortable yet.`],
    wants: { kind: 'thing', text },
  }
}

function refusal(rest: string): PhrasedGoal {
  return {
    lines: [`One thing I will not accept is ${rest}.`, `About ${rest} my answer is no.`],
    wants: { kind: 'thing', text: rest },
  }
}

function news(rest: string): PhrasedGoal {
  const told = /^(?:that )(.+)$/i.exec(rest)?.[1]
  if (told)
    return { lines: [`${capital(told)}. Do you see what that means?`, `Let me say it plainly: ${told}.`], wants: null }
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

function offer(rest: string): PhrasedGoal {
  const doing = /^to (.+)$/i.exec(rest)?.[1]
  if (doing) return { lines: [`Shall I ${doing}?`, `I could ${doing}, if you like.`], wants: null }
  return { lines: [`What would you say to ${rest}?`, `I can offer you ${rest}.`], wants: { kind: 'thing', text: rest } }
}

function feeling(rest: string): PhrasedGoal {
  return {
    lines: [`I have to say, ${rest} is not easy for me. Do you see that?`],
    wants: { kind: 'thing', text: rest },
  }
}

const patterns: Pattern[] = [
  {
    pattern: new RegExp(
      `^(?:ask|request|get|convince|persuade|encourage|push|urge|invite|want|help|motivate|press)(?: ${person}) to (?:think about|consider) (.+)$`,
      'i',
    ),
    phrase: thing,
  },
  {
    pattern: new RegExp(
      `^(?:ask|request|get|convince|persuade|encourage|push|urge|invite|want|help|motivate|press)(?: ${person}) to (.+)$`,
      'i',
    ),
    phrase: toDo,
  },
  {
    pattern: new RegExp(`^help(?: ${person}) ((?:understand|find|see|get|prepare|plan|decide|choose) .+)$`, 'i'),
    phrase: (rest) => ({ lines: [`What would help you to ${rest}?`, `Let us see how you can ${rest}.`], wants: null }),
  },
  {
    pattern: new RegExp(`^(?:make|have|let)(?: ${person}) (?:think about|consider|talk about) (.+)$`, 'i'),
    phrase: thing,
  },
  {
    pattern: new RegExp(`^(?:make|have|let)(?: ${person}) ([a-z]+ .+)$`, 'i'),
    phrase: (rest) => ({
      lines: [`What would make you ${rest}?`, `What does it take to make you ${rest}?`],
      wants: null,
    }),
  },
  {
    pattern: new RegExp(`^(?:ask|press|push|question|quiz)(?: ${person})? (?:about|on) (?:the fact that )?(.+)$`, 'i'),
    phrase: knowledge,
  },
  { pattern: new RegExp(`^(?:ask|request)(?: ${person})? for (?=(?:what|how|why)\\b)(.+)$`, 'i'), phrase: clause },
  {
    pattern: new RegExp(`^(?:ask|request|demand|push|press|beg|negotiate|look|aim)(?: ${person})? for (.+)$`, 'i'),
    phrase: demand,
  },
  { pattern: new RegExp(`^ask(?: ${person})? (${asker}.+)$`, 'i'), phrase: clause },
  {
    pattern:
      /^(?:find out|learn|understand|determine|see|check|clarify|discover|figure out|know|hear|want to hear|explore|assess|identify|establish|probe|test|investigate|uncover|inquire about|enquire about|want to know|evaluate|gauge|verify)(?: more)?(?: about)?(?: quickly| exactly| gently| carefully)?,? (.+)$/i,
    phrase: knowledge,
  },
  { pattern: new RegExp(`^get(?: ${person})? (.+)$`, 'i'), phrase: demand },
  {
    pattern:
      /^(?:obtain|agree(?: with [a-z]+)?(?: on| to)?|secure|reach|set|negotiate|insist on|demand|request|want|need|require|accept only|end with|arrange|schedule|book|settle|fix|collect|gather|win|earn|commit to|aim for) (.+)$/i,
    phrase: demand,
  },
  {
    pattern:
      /^(?:push back on|push back against|challenge|question|object to|resist|doubt|distrust|raise doubts about|be sceptical (?:about|of)|be skeptical (?:about|of)|complain about|criticise|criticize) (.+)$/i,
    phrase: doubt,
  },
  {
    pattern: /^(?:refuse|reject|decline|turn down|deny)(?: to (?:accept|pay|give|grant|discuss))? (.+)$/i,
    phrase: refusal,
  },
  {
    pattern: new RegExp(`^(?:tell|inform|remind|warn|let)(?: ${person})(?: know)?(?: about| of)? (.+)$`, 'i'),
    phrase: news,
  },
  {
    pattern:
      /^(?:explain|tell|describe|share|present|announce|mention|make (?:it )?clear|point out|state|break the news|discuss|talk about|address|bring up|raise|cover|go (?:through|over)|introduce|review|deliver|show|walk (?:them|him|her) through|outline|report|give|speak about|touch on|press on|cover|bring)(?: to (?:them|him|her))? (.+)$/i,
    phrase: news,
  },
  { pattern: new RegExp(`^(?:offer|propose|suggest|recommend)(?: (?:them|him|her))? (.+)$`, 'i'), phrase: offer },
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
    pattern:
      /^(?:express|show|voice|vent|convey)(?: your| some)? (?:frustration|anger|concern|worry|disappointment|doubts?|annoyance)(?:s)? (?:about|with|at|over|on) (.+)$/i,
    phrase: feeling,
  },
]

/** What a goal says is to be done, as the agent says it to the person; null for what is no doing ("be friendly"). */
export function phraseGoal(text: string, counterpart: Counterpart): PhrasedGoal | null {
  const instruction = text
    .trim()
    .replace(/[.;:!]+$/, '')
    .replace(ask, '')
  const express = patterns.at(-1)
  for (const { pattern, phrase } of express ? [express, ...patterns] : patterns) {
    const rest = pattern.exec(instruction)?.[1]
    if (rest) return phrase(spokenTo(rest, counterpart))
  }
  return null
}

/** From the prompt's view to the agent's: its player's "you" is "I", the other's "they" is "you". */
export function spokenTo(text: string, counterpart: Counterpart): string {
  const plain = text
    .replace(/^,? ?if [^,]+, (?=(?:what|how|why|who)\b)/i, '')
    .replace(/["“”]/g, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[,;] (?:because|since|as|so that|but not|without|if|but|even if|and then)\b.*$/i, '')
    .replace(/(?<=\w{3}) (?:because|so that)\b.*$/i, '')
    .replace(/\s*[—–]\s.*$/, '')
    .replace(/,? (?:firmly|politely|gently|calmly)\b(?: but not \w+)?/gi, '')
    .replace(/ (?:as well|too)$/i, '')
    .trim()
  return counterpart.meant(toFirstPerson(plain)).replace(/[.;:]+$/, '')
}
