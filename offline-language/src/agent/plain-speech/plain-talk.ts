import type { AgentReply, AgentTurn } from '../prompt/agent-scenario.js'
import { fewestUserTurns, longestSecs, mostTurns, silencesBeforeEnd } from '../role/limits.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { PlainSpeech } from './plain-languages.js'

/** The opening if the scenario has none of its own. */
export function openPlainly({ notice, questions }: PlainSpeech): AgentReply {
  return { text: `${notice} ${questions[0] ?? ''}`.trim(), closes: false }
}

/** The fallback without a role: a disclosure, then fixed sentences, each once. It ends when all of them are used. */
export function replyPlainly(speech: PlainSpeech, turns: readonly AgentTurn[], nowSecs: number): AgentReply {
  const said = turns
    .filter(({ role }) => role === 'agent')
    .map(({ message }) => message)
    .join('\n')
  const user = turns.filter(({ role }) => role === 'user').map(({ message }) => cleanUtterance(message))
  const last = user.at(-1) ?? ''
  const isNew = (sentence: string) => !said.includes(sentence)
  const goodbye = isNew(speech.goodbye) ? speech.goodbye : speech.timeUp
  const next = speech.questions.find(isNew)
  if (isFarewell(last, speech)) return { text: goodbye, closes: true }
  if (nowSecs >= longestSecs || turns.length >= mostTurns) return { text: `${speech.timeUp} ${goodbye}`, closes: true }
  if (!last) {
    const silent = user.length - 1 - user.findLastIndex((text) => text !== '')
    const quiet = speech.quiet.find(isNew)
    if (silent >= silencesBeforeEnd && user.length >= fewestUserTurns) return { text: goodbye, closes: true }
    if (quiet) return { text: quiet, closes: false }
  }
  if (!next) return { text: goodbye, closes: true }
  return { text: isNew(speech.notice) ? `${speech.notice} ${next}` : next, closes: false }
}

function isFarewell(text: string, { farewells }: PlainSpeech): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[.!?。！？,，、]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    plain.length < 80 &&
    farewells.some((word) => plain === word || plain.endsWith(word) || plain.startsWith(`${word} `))
  )
}
