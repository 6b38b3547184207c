import { swapPerson } from '../../language/persons/swap-person.js'
import { understand } from '../dialogue-acts/utterance.js'
import type { Role } from '../role/read-role.js'
import type { Conversation } from './conversation.js'

interface Kept {
  text: string
  weight: number
  at: number
}

const substantial = new Set(['promise', 'offer', 'figure', 'story', 'long', 'feeling'])
const denial = /\b(?:not|no|never|nothing|cannot|impossible)\b/i
const evasions = new Set(['vague', 'refusal', 'disagreement', 'abuse', 'silence', 'asks-again'])

/** A goodbye that repeats the most important points, and ends as the prompt wants it. */
export function farewell(conversation: Conversation, isMet: boolean): string {
  const { role, userTexts } = conversation
  const heard = userTexts.map((text) => understand(text, true))
  const kept: Kept[] = heard.flatMap(({ clause, act, figure, day }, at) =>
    clause &&
    act !== 'refusal' &&
    act !== 'abuse' &&
    act !== 'vague' &&
    !/\?|\bmy (?:question|fault)\b|^(?:he|she|they|there)\b|\bline was\b|\blike to talk\b|\bblame\b/.test(clause) &&
    clause.length < 110
      ? [
          {
            text: clause,
            at,
            weight:
              (/\b(?:will|can|promise|would|pay|send|start)\b/.test(clause) ? 3 : 0) +
              (day && clause.includes(day) ? 2 : 0) +
              (figure && clause.includes(figure) ? 2 : 0) +
              at / 4,
          },
        ]
      : [],
  )
  const agreed = heard.flatMap(({ text }, at) => {
    const said = /\b(?:let us say|we agree(?: on)?:?|agreed on|(?:the )?deal is) ([^.?!]{6,90})/i.exec(text)?.[1]
    return said
      ? [
          {
            text: `we said ${swapPerson(said.replace(/\bwe\b/gi, 'both')).replace(/\bboth\b/g, 'we')}`,
            at,
            weight: 9 + at,
          },
        ]
      : []
  })
  const offered = heard.flatMap(({ act, things: [thing], day }, at) =>
    act === 'offer' && thing && day ? [{ text: `you proposed ${thing}, ${day}`, at, weight: 6 + at / 4 }] : [],
  )
  kept.push(...(agreed.length > 0 ? agreed : offered))
  const best = kept
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => text)
  const concrete = heard.filter(({ act, text }) => substantial.has(act) && !denial.test(text)).length
  const evasive = heard.filter(({ act, stems }) => evasions.has(act) || (act === 'short' && stems.size === 0)).length
  const isGood = isMet && concrete >= 2 && evasive < heard.length * 0.4
  const thing = heard.flatMap(({ things }) => things).find((text) => !/^my /.test(text) && !isName(text, role))
  const sentences = [
    summary(best, thing ?? null, isGood),
    own(conversation, isGood),
    thanks(role.register, role.personName, isGood),
    goodbye(role.register),
  ]
  return sentences.filter((sentence) => sentence && !conversation.memory.isSaid(sentence)).join(' ')
}

function isName(thing: string, { name, personName }: Role): boolean {
  const names = `${name ?? ''} ${personName}`.toLowerCase().split(/\s+/)
  return thing
    .toLowerCase()
    .split(' ')
    .some((word) => names.includes(word))
}

function summary(clauses: readonly string[], thing: string | null, isGood: boolean): string {
  const [first, second] = clauses
  if (first && second)
    return isGood ? `So, to sum up: ${first}, and ${second}.` : `What I take away is this: ${first}, and ${second}.`
  if (first) return `What I take away is that ${first}.`
  return thing ? `What stays with me is ${thing}.` : 'I did not learn as much as I had hoped.'
}

function own({ role, pending, utterance }: Conversation, isGood: boolean): string {
  if (isGood) return role.closing.whenMet[0] ?? ''
  return (
    role.closing.whenNot[0] ??
    (pending?.goal.wants &&
    /^(?:vague|disagreement|refusal|short|silence)$/.test(utterance.act) &&
    utterance.stems.size === 0
      ? `What was missing for me is ${pending.goal.wants.text}.`
      : (role.closing.whenMet[0] ?? ''))
  )
}

function thanks(register: string, name: string, isGood: boolean): string {
  const to = name ? `, ${name}` : ''
  if (register === 'tense' && !isGood) return `I had hoped for more${to}.`
  if (register === 'warm') return `Thank you for the talk${to}, I mean it.`
  if (register === 'dry') return `Thanks for your time${to}.`
  return `Thank you${to}.`
}

function goodbye(register: string): string {
  if (register === 'warm') return 'Take care, and goodbye.'
  return register === 'formal' ? 'Good day to you, and goodbye.' : 'Goodbye.'
}
