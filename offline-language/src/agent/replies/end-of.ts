import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { AgentReply } from '../prompt/agent-scenario.js'
import { dialogueActOf, type DialogueAct } from '../dialogue-acts/dialogue-act.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import { promptTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import { farewell } from './closing.js'
import type { Conversation } from './conversation.js'
import { greets } from './greets.js'
import { fewestUserTurns, longestSecs, mostTurns, silencesBeforeEnd } from '../role/limits.js'

/** "All done! Goodbye, Mr Wolfe.", "Bye for now, and say hello to Zofia.", "Night, Tom." */
const { leaving } = loadPatterns('replies/leaving', 'leaving')
const lastSentences = 2
const leaves = (text: string): boolean =>
  !/\?\W*$/.test(text) &&
  sentencesOf(text)
    .slice(-lastSentences)
    .some((sentence) => leaving.test(sentence))

/** The reply that ends a conversation at the time limit, a goodbye, abuse or silence; null while it continues. */
export function endOf(conversation: Conversation, nowSecs: number): AgentReply | null {
  const { role, memory, utterance, userTexts, slots, turnCount } = conversation
  const acts = userTexts.map((text) => dialogueActOf(cleanUtterance(text), text.split(/\s+/).length, true))
  const mayEnd = userTexts.length >= fewestUserTurns
  const name = role.personName ? `, ${role.personName}` : ''
  if (utterance.act === 'no-consent')
    return closing(`That is your decision${name}, and I respect it. We stop here. Goodbye.`)
  if (saysGoodbye(conversation)) return closing(farewell(conversation, conversation.openGoals.length === 0))
  if (nowSecs >= longestSecs || turnCount >= mostTurns)
    return closing(`Our time is up${name}. ${farewell(conversation, false)}`)
  if (utterance.act === 'abuse') {
    const warned = count(acts, 'abuse') > 1
    if (warned && mayEnd) return closing('I said that I would not go on like this. We stop here. Goodbye.')
    return { text: pick(promptTemplates.warning, slots, role.register, memory) ?? 'That is enough.', closes: false }
  }
  if (utterance.act === 'silence') {
    const silent = acts.length - 1 - acts.findLastIndex((act) => act !== 'silence')
    if (silent >= silencesBeforeEnd && mayEnd)
      return closing('I think I have lost you. Let us stop here, and try again another time. Goodbye.')
  }
  return null
}

function saysGoodbye({ utterance: { act, text }, userTexts }: Conversation): boolean {
  const isGreeting = userTexts.length === 1 && greets.test(text) && !/\bbye\b|goodbye/i.test(text)
  return (act === 'goodbye' && !isGreeting) || (!isGreeting && leaves(text))
}

function closing(text: string): AgentReply {
  return { text, closes: true }
}

function count(acts: readonly DialogueAct[], wanted: DialogueAct): number {
  return acts.filter((act) => act === wanted).length
}
