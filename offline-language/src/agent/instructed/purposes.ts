import { capitalised } from '../../language/tokens/first-letter.js'
import type { AgentScenario } from '../prompt/agent-scenario.js'
import { bySentence } from './by-sentence.js'
import type { Taken } from './openings.js'

const byPhone = 'call(?:ing)?|phon(?:e|ing)|ring(?:ing)?'
const inPerson =
  'meet(?:ing)?|visit(?:ing)?|see(?:ing)?|(?:going|here|come|coming) to (?:see|meet|speak (?:to|with)|talk (?:to|with))|talking (?:to|with)|speaking (?:to|with)'
const lead = "(?<lead>^|[,;]? (?:and|but) |[,;] )(?<who>[Yy]ou)(?: are|['’]re| have)?(?: now| today)?"
const whomFor = '(?<whom>(?!to\\b)[^.;:]{2,70}?),?(?: now| today)? to (?<what>\\p{Ll}+ [^.;]+)'
const purpose = new RegExp(`${lead} (?<way>${byPhone}|${inPerson}) ${whomFor}`, 'u')
/** "To tell her that you want your money": the matter itself says it. */
const telling =
  /^(?:tell|inform|let) (?:him|her|them|you|(?:the|your) [\p{Ll} ]+?|\p{Lu}\p{L}+)(?: know)? that |^say that /u
const listener =
  /(?<=^\p{Ll}+(?: \p{Ll}+)? )(?:him|her|them)\b(?! (?!to\b|for\b|about\b|what\b|why\b|how\b|when\b|whether\b|if\b)\p{Ll})/u
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ''))
const general = new Set(['the', 'your', 'you', 'and', 'new', 'from', 'her', 'his', 'their', 'mr', 'mrs', 'miss'])

/** "To explain it and agree on a day": the second deed is meant, too. */
const furtherDeed =
  / and (?=(?:agree|ask|find|get|make|set|fix|talk|tell|explain|sort|settle|offer|arrange|see|hear|clear|apologi[sz]e|complain|demand|book|cancel|discuss)\b)/

/** Whether words name the person who practises, by name or by role. */
function isRecipient(whom: string, { recipientName, recipientRole }: AgentScenario): boolean {
  const known = new Set(wordsOf(`${recipientName} ${recipientRole}`))
  const named = wordsOf(whom.replace(/['’]s\b/g, '')).filter((word) => !general.has(word))
  return (
    named.length > 0 &&
    named.some((word) => known.has(word)) &&
    named.every((word) => known.has(word) || !isName(whom, word))
  )
}
const isName = (text: string, word: string) => new RegExp(`\\b${capitalised(word)}`, 'u').test(text)

/** "You are calling the festival's finance officer to get a date" as "You are calling to get a date", as it is said to that officer. */
export function takePurposes(scenario: AgentScenario): Taken {
  const found: string[] = []
  const prompt = bySentence(scenario.prompt, (sentence) => {
    const form = purpose.exec(sentence)
    const { lead = '', way = '', whom = '', what = '' } = form?.groups ?? {}
    if (!form || /^(?:if|when|once)\b/i.test(sentence) || !isRecipient(whom, scenario)) return sentence
    const told = telling.exec(what)?.[0]
    const doing = new RegExp(`^(?:${byPhone})$`).test(way) ? 'calling' : 'here'
    const said = told
      ? capitalised(what.slice(told.length))
      : `You are ${doing} to ${what.replace(listener, 'the recipient').replace(furtherDeed, ' and to ')}`
    found.push(`${said.trim()}.`)
    const start = sentence.slice(0, form.index)
    const end = sentence.slice(form.index + form[0].length)
    return `${start}${lead === '' ? '' : '. '}${said}${end}`
  })
  return { prompt, found }
}
