import type { Turn } from '@clarity/fakes/elevenlabs'
import type { Story } from './story.ts'

/** The user's turns: enough for a report, and unique to the story. */
export function wordsOf({ word }: Story): string[] {
  return [
    `Order ${word} came two weeks late, and two of our customers have left us because of that long delay.`,
    'I will talk to the warehouse on Monday and send you a list of all late orders by Friday.',
    'Thank you, that helps me a great deal. Goodbye!',
  ]
}

/** The same turns as the transcript of a call. */
export function callOf(story: Story): Turn[] {
  const [first, second, last] = wordsOf(story)
  return [
    { role: 'agent', message: 'Good morning. What would you like to talk about today?', time_in_call_secs: 0 },
    { role: 'user', message: first!, time_in_call_secs: 5 },
    { role: 'agent', message: 'That is serious. What do you want to do about it?', time_in_call_secs: 14 },
    { role: 'user', message: second!, time_in_call_secs: 20 },
    { role: 'agent', message: 'I will read the list and call you on Tuesday.', time_in_call_secs: 29 },
    { role: 'user', message: last!, time_in_call_secs: 36 },
  ]
}
