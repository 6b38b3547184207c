import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { ActionItem } from '@clarity/contracts'
import type { ConversationToReport } from '../src/report/read/conversation-to-report.js'
import { readConversations } from '../test/read-conversations.js'

const folder = `${import.meta.dirname}/test-data`

export type Feeling = 'positive' | 'neutral' | 'negative'

export interface LabelledTurn {
  role: 'agent' | 'user'
  feeling: Feeling
  message: string
}

/** What a person wrote about a short conversation. */
export interface Labels {
  summary: string
  topics: string[]
  turns: LabelledTurn[]
  actionItems: { turn: number; owner: NonNullable<ActionItem['owner']>; text: string }[]
}

export interface ReadConversation {
  name: string
  conversation: ConversationToReport
  /** What an overview is compared with: a person's summary, or history and plan of a physician's note. */
  reference: string | null
  labels: Labels | null
}

export interface ConversationSet {
  name: 'transcripts' | 'visits' | 'short'
  conversations: ReadConversation[]
}

export function readSets(): ConversationSet[] {
  const transcripts = [...readConversations('bank-call'), ...readConversations('visit')]
  return [
    { name: 'transcripts', conversations: transcripts.map((one) => ({ ...one, reference: null, labels: null })) },
    { name: 'visits', conversations: filesIn('visits').map(visit) },
    { name: 'short', conversations: filesIn('short').map(short) },
  ]
}

type Talk = Pick<ConversationToReport, 'scenarioTitle' | 'scenarioPrompt' | 'recipientName' | 'managerName'> & {
  turns: Pick<ConversationToReport['transcript'][number], 'role' | 'message'>[]
}

/** The longer talks, of which nothing is measured. */
export const readTalks = (): { name: string; conversation: ConversationToReport }[] =>
  filesIn('talks').map(({ name, json }) => {
    const { turns, ...about } = json as Talk
    const transcript = turns.map((turn, at) => ({ ...turn, time_in_call_secs: at, tool_calls: [], duration: null }))
    const conversation = { ...about, postCallPrompt: '', language: 'en', durationSecs: turns.length, transcript }
    return { name, conversation }
  })

interface File {
  name: string
  json: unknown
}

function filesIn(set: string): File[] {
  return readdirSync(`${folder}/${set}`).map((file) => ({
    name: parse(file).name,
    json: JSON.parse(readFileSync(`${folder}/${set}/${file}`, 'utf8')) as unknown,
  }))
}

function visit({ name, json }: File): ReadConversation {
  const { recipientName, transcript, note } = json as Pick<ConversationToReport, 'recipientName' | 'transcript'> & {
    note: string
  }
  return {
    name,
    conversation: conversationOf(recipientName, transcript),
    reference: historyAndPlan(note),
    labels: null,
  }
}

// Times are estimated: speech has about 2.6 words per second.
const wordsPerSecond = 2.6

function short({ name, json }: File): ReadConversation {
  const labels = json as Labels & { recipientName: string }
  let seconds = 0
  const transcript = labels.turns.map(({ role, message }) => {
    const duration = message.split(' ').length / wordsPerSecond
    seconds += duration
    return { role, message, time_in_call_secs: Math.floor(seconds - duration), tool_calls: [], duration }
  })
  return { name, conversation: conversationOf(labels.recipientName, transcript), reference: labels.summary, labels }
}

function conversationOf(recipientName: string, transcript: ConversationToReport['transcript']): ConversationToReport {
  const nothing = { scenarioTitle: '', scenarioPrompt: '', postCallPrompt: '', managerName: null, durationSecs: 0 }
  return { ...nothing, language: 'en', recipientName, transcript }
}

const heading = /^[A-Z][A-Z ]+:?$/
const ofReference = /^(?:HISTORY OF PRESENT ILLNESS|HPI|ASSESSMENT(?: AND PLAN)?|PLAN)\b/

function historyAndPlan(note: string): string {
  let isWanted = false
  return note
    .split('\n')
    .filter((line) => {
      if (heading.test(line)) {
        isWanted = ofReference.test(line)
        return false
      }
      return isWanted
    })
    .join(' ')
}
