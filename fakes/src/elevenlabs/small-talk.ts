import type { ClientData, Turn } from './conversation.ts'

/** The default transcript of an answered call: long enough for a report of its own. */
export const smallTalk: readonly Turn[] = [
  { role: 'agent', message: 'Good morning. What would you like to talk about today?', time_in_call_secs: 0 },
  {
    role: 'user',
    message: 'Good morning. The deliveries of last month came late, and two customers have left us because of that.',
    time_in_call_secs: 5,
  },
  {
    role: 'agent',
    message: 'That is serious. What do you want to do about the late deliveries?',
    time_in_call_secs: 14,
  },
  {
    role: 'user',
    message: 'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.',
    time_in_call_secs: 20,
  },
  {
    role: 'agent',
    message: 'I will read the list and call you on Monday. Thank you, and goodbye.',
    time_in_call_secs: 29,
  },
]

/** Used one after the other, regardless of the input; a goodbye ends the conversation. */
const answers = [
  'I see. Could you tell me a little more about that?',
  'Thank you, that helps. What would you like to happen next?',
  'That is a good plan. Is there anything else on your mind?',
]

export const isGoodbye = (text: string) => /\bgoodbye\b/i.test(text)

/** The agent's reply on a page to the last turn of a conversation. */
export function answerTo(transcript: readonly Turn[]): string {
  if (isGoodbye(transcript.at(-1)?.message ?? '')) return 'Thank you for the conversation. Goodbye!'
  const said = transcript.filter(({ role }) => role === 'user').length
  return answers[(said - 1) % answers.length]!
}

/** Begins with the first message that the caller configured. */
export function firstMessage({ dynamic_variables, conversation_config_override }: ClientData): string {
  const { agent } = (conversation_config_override ?? {}) as { agent?: { first_message?: string } }
  const variable = dynamic_variables?.['first_message']
  return agent?.first_message ?? (typeof variable === 'string' ? variable : 'Hello.')
}
