import { readFileSync, readdirSync } from 'node:fs'
import type { ConversationToReport } from '../report-writer.js'

const recipients: Record<string, string> = {
  'bank-call-0002f70f': 'Patricia Brown', 'bank-call-004860b1': 'Mary Smith', 'bank-call-0126ffdc': 'David Jones',
  'visit-d2n068': 'Brian Miller', 'visit-d2n069': 'Karen Thompson', 'visit-d2n070': 'Logan Price', 'visit-d2n071': 'Ralph Barnes',
  'visit-d2n072': 'Sharon Brooks', 'visit-d2n073': 'Christina Cooper', 'visit-d2n074': 'Bruce Ward', 'visit-d2n075': 'Betty Hill',
  'visit-d2n077': 'Diana Ross', 'visit-d2n078': 'Philip Gray',
}

export interface TestConversation {
  name: string
  conversation: ConversationToReport
}

export function readConversations(start: 'bank-call' | 'visit' | 'role-play' | ''): TestConversation[] {
  return readdirSync(import.meta.dirname)
    .filter(file => file.endsWith('.json') && file.startsWith(start) && file !== 'naughty-strings.json')
    .map(file => {
      const name = file.replace('.json', '')
      const { transcript, scenarioTitle = '', scenarioPrompt = '', recipientName = recipients[name] ?? '' } = JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')) as Partial<ConversationToReport> & Pick<ConversationToReport, 'transcript'>
      return { name, conversation: { scenarioTitle, scenarioPrompt, postCallPrompt: '', language: 'en', recipientName, managerName: null, durationSecs: 0, transcript } }
    })
}

export function readNaughtyStrings(): string[] {
  return (JSON.parse(readFileSync(`${import.meta.dirname}/naughty-strings.json`, 'utf8')) as { strings: string[] }).strings
}

/** Turns that speak in alternation, the agent first, four seconds apart. */
export function talk(...messages: string[]): ConversationToReport {
  return {
    scenarioTitle: '', scenarioPrompt: '', postCallPrompt: '', language: 'en', recipientName: 'Ann Lee', managerName: null, durationSecs: messages.length * 4,
    transcript: messages.map((message, at) => ({ role: at % 2 === 0 ? 'agent' : 'user', message, time_in_call_secs: at * 4, tool_calls: [], duration: null })),
  }
}
