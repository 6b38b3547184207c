import type { Turn } from './conversation.ts'

/** What an answered call says unless told otherwise: long enough for a report of its own. */
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
