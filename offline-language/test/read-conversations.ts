import { readFileSync, readdirSync } from 'node:fs'
import type { ConversationToReport } from '../src/report/read/conversation-to-report.js'

const folder = `${import.meta.dirname}/test-data`

const recipients: Record<string, string> = {
  'bank-call-0002f70f': 'Patricia Brown',
  'bank-call-004860b1': 'Mary Smith',
  'bank-call-0126ffdc': 'David Jones',
  'visit-d2n068': 'Brian Miller',
  'visit-d2n069': 'Karen Thompson',
  'visit-d2n070': 'Logan Price',
  'visit-d2n071': 'Ralph Barnes',
  'visit-d2n072': 'Sharon Brooks',
  'visit-d2n073': 'Christina Cooper',
  'visit-d2n074': 'Bruce Ward',
  'visit-d2n075': 'Betty Hill',
  'visit-d2n077': 'Diana Ross',
  'visit-d2n078': 'Philip Gray',
}

export interface TestConversation {
  name: string
  conversation: ConversationToReport
}

export function readConversations(start: 'bank-call' | 'visit' | 'role-play' | ''): TestConversation[] {
  return readdirSync(folder)
    .map((file) => file.replace('.json', ''))
    .filter((name) => /^(?:bank-call|visit|role-play)/.test(name) && name.startsWith(start))
    .map((name) => ({ name, conversation: readConversation(name) }))
}

export function readConversation(name: string): ConversationToReport {
  const written = read(name) as Partial<ConversationToReport> & Pick<ConversationToReport, 'transcript'>
  const { transcript, scenarioTitle = '', scenarioPrompt = '', recipientName = recipients[name] ?? '' } = written
  const known = { scenarioTitle, scenarioPrompt, recipientName, transcript }
  return { postCallPrompt: '', language: 'en', managerName: null, durationSecs: 0, ...known }
}

interface ShortConversation {
  name: string
  recipientName: string
  summary: string
  said: string[]
}

/** Short conversations of many kinds, each with a summary by a person. */
export function readShortConversations(): { name: string; summary: string; conversation: ConversationToReport }[] {
  const { conversations } = read('short-conversations') as { conversations: ShortConversation[] }
  return conversations.map(({ name, summary, recipientName, said }) => ({
    name,
    summary,
    conversation: {
      ...talk(),
      recipientName,
      transcript: said.map((line, at) => ({
        role: line.startsWith('A: ') ? 'agent' : 'user',
        message: line.slice(3),
        time_in_call_secs: at * 5,
        tool_calls: [],
        duration: null,
      })),
    },
  }))
}

export function readShortConversation(name: string): ConversationToReport {
  return readShortConversations().find((one) => one.name === name)!.conversation
}

export function readNaughtyStrings(): string[] {
  return (read('naughty-strings') as { strings: string[] }).strings
}

/** Alternating turns, the agent first, four seconds apart. */
export function talk(...messages: string[]): ConversationToReport {
  return {
    scenarioTitle: '',
    scenarioPrompt: '',
    postCallPrompt: '',
    language: 'en',
    recipientName: 'Ann Lee',
    managerName: null,
    durationSecs: messages.length * 4,
    transcript: messages.map((message, at) => ({
      role: at % 2 === 0 ? 'agent' : 'user',
      message,
      time_in_call_secs: at * 4,
      tool_calls: [],
      duration: null,
    })),
  }
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
}
