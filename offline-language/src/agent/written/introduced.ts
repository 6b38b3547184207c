import type { AgentScenario } from '../prompt/agent-scenario.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'
import { readKinds } from './read-kinds.js'

const { noName } = loadWords('written', 'you', 'he', 'she', 'person', 'light', 'noName')
const notNames = new Set(noName)

const title = '(?:Mr|Mrs|Ms|Dr|Herr|Frau)\\.? '
const written = new RegExp(`(?:${title})?\\p{Lu}[\\p{L}'’-]+(?: (?:van |de |von )?\\p{Lu}[\\p{L}'’-]+){0,2}`, 'gu')
/** "ok so ai plays jurgen, acct mgr": a name in small letters. */
const small =
  /(?:\b(?:plays?|playing|is|you're|u r|ur|as|called|named)|[=:]) \**((?:(?:mr|mrs|ms|dr)\.? )?\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=,| \(|\.|$)/u
const leastSure = 0.5
/** What leads to the name of the part, and nothing else. */
const leads =
  /^(?:[^\p{L}]*|[^\n.]{0,60}(?:\b(?:plays?|playing|is|are|as|on|of|part|role|ai|ur)|[:=])) ?[*_]*(?:mrs? |ms |dr )?$/iu
/** "She has called in Kofi Mensah, 29, a picker": whom the person meets is the part, if an age or what it is follows. */
const { meets } = loadPatterns('written/meets-part', 'meets')
const described = /^, (?:\d|an? )/

/** "Wilma Voss founded the firm at 24" says more than who she is. */
const tells = /^ (?:\p{Ll}+ly )?(?:is|has|was|had|did|can|will|took|came|went|got|bought|sold|\p{Ll}+s|\p{Ll}+ed) /u
const isYou = /\b(?:you(?:['’]re| are| play)|your name)\b/i

interface Introduction {
  name: string
  line: string
  at: number
  /** True if the prompt only tells of the part by name. */
  isTold?: boolean
}

const capitals = (name: string) =>
  name
    .replace(/\b\p{Lu}{3,}\b/gu, (loud) => loud.toLowerCase())
    .replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase())

/** The position of the part's name in the first sentence about it; null if that has no name. */
function introductionIn(scenario: AgentScenario): Introduction | null {
  const who = readKinds(scenario, null).sentences.find(({ shares, isHeading }) => !isHeading && shares.who >= leastSure)
  const line = scenario.prompt.split('\n').find((each) => who && each.replace(/[*_]/g, '').includes(who.text))
  if (!who || line === undefined) return null
  const from = Math.max(0, line.indexOf(who.text.slice(0, 12)))
  const isName = (name: string) => !notNames.has(name.split(' ')[0]!.toLowerCase()) && !time.test(name)
  const found = [...line.slice(from).matchAll(written)].find(([name]) => isName(name))
  if (found) return { name: found[0], line, at: from + found.index }
  const [whole = '', name = ''] = small.exec(line) ?? []
  return name && isName(name) ? { name, line, at: line.indexOf(whole) + whole.lastIndexOf(name) } : null
}

/** The text before the name: only that of the same sentence, if there is any. */
function before({ line, at }: Introduction): string {
  const all = line.slice(0, at)
  const own = all.split(/[.!?] /).at(-1) ?? ''
  return /\p{L}/u.test(own) ? own : all
}

const fullName = /\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+/gu
const aboutPart = /\b(?:he|she|his|her|him)\b/gi
const fewestAboutPart = 3
/** A title, or a word that begins a sentence. */
const opener =
  /^(?:Dr|Mr|Mrs|Ms|Prof|If|Unless|Until|As|Should|Were|Had|When|Once|After|Since|Before|While|Because|Dear|But|And|So|Then|Now|Today|Only|That|This)$/
/** "Last Friday", "Until March", "On Boxing Day" */
const time =
  /^(?:Last|Next|Until|Till|Every|Each|On|In|At|By|From|During|Yesterday) |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:Early|Late|Mid) /

/** Whether what looks like a full name is a time, the start of a sentence, or the person who practises. */
function isOther(name: string, { prompt, recipientName }: Pick<AgentScenario, 'prompt' | 'recipientName'>): boolean {
  const [first = '', last = ''] = name.split(' ')
  return (
    notNames.has(first.toLowerCase()) ||
    opener.test(first) ||
    time.test(name) ||
    recipientName.includes(first) ||
    recipientName.split(' ').includes(last) ||
    new RegExp(`\\b${first.toLowerCase()}\\b`).test(prompt)
  )
}

/** Whom a prompt that speaks to no one is about: the first full name of which it says something again. */
function toldOf({ prompt, recipientName }: AgentScenario): Introduction | null {
  if (isYou.test(prompt) || (prompt.match(aboutPart)?.length ?? 0) < fewestAboutPart) return null
  for (const line of prompt.split('\n'))
    for (const { 0: name, index: at } of line.matchAll(fullName)) {
      const [first = '', last = ''] = name.split(' ')
      const isTold = new RegExp(`(?:^|[.!?"”,] )${first}(?: ${last})?(?:['’]s)? \\p{Ll}`, 'mu').test(prompt)
      if (isTold && !isOther(name, { prompt, recipientName })) return { name, line, at, isTold }
    }
  return null
}

/** The part's introduction, by its own sentence, by who meets it or by what is told of it; null if the prompt has none. */
function partIn(scenario: AgentScenario): Introduction | null {
  const found = introductionIn(scenario)
  if (found && leads.test(before(found))) return found
  for (const line of scenario.prompt.split('\n'))
    for (const { 0: name, index: at } of line.matchAll(written))
      if (meets.test(line.slice(0, at)) && described.test(line.slice(at + name.length))) return { name, line, at }
  return toldOf(scenario)
}

/** The name of the part in the first sentence about it. */
export function introducedName(scenario: AgentScenario): string | null {
  const found = partIn(scenario)
  return found && capitals(found.name)
}

/** A prompt whose first sentence about the part begins with "You are" and the name: "AI = Deborah at the desk". */
export function withPartIntroduced(scenario: AgentScenario): string {
  const { prompt } = scenario
  const found = partIn(scenario)
  if (!found || isYou.test(found.line)) return prompt
  const rest = found.line.slice(found.at + found.name.length).replace(/^\*+/, '')
  if (tells.test(rest)) return found.isTold ? `You are ${found.name}.\n${prompt}` : prompt
  return prompt.replace(found.line, () => `You are ${capitals(found.name)}${rest}`)
}
