import type { TranscriptEntry } from '@clarity/contracts'
import type { Turn } from '@clarity/fakes/elevenlabs'
import { bankCall } from '@clarity/test-kit/transcripts'

/** Short, because every text of it is kept many times; beyond ASCII, because that is what breaks. */
export const talkOfSize: readonly Turn[] = [
  { role: 'agent', message: 'Guten Morgen, Zoë. Worüber möchten Sie sprechen?', time_in_call_secs: 0 },
  {
    role: 'user',
    message: 'The deliveries of last month came late, and two customers in Łódź have left us because of that. 😕',
    time_in_call_secs: 5,
  },
  { role: 'agent', message: 'That is serious. What do you want to do about the deliveries?', time_in_call_secs: 14 },
  {
    role: 'user',
    message: 'I will talk to the warehouse on Monday and send you a list of all 37 late orders by Friday, for 4.000 €.',
    time_in_call_secs: 20,
  },
  { role: 'agent', message: 'I will read the list and call you on Tuesday. 谢谢, and goodbye.', time_in_call_secs: 29 },
]

/** Too few words to send to a model. */
export const tooShortTalk: readonly Turn[] = [
  { role: 'agent', message: 'Good morning.', time_in_call_secs: 0 },
  { role: 'user', message: 'Wrong number, sorry.', time_in_call_secs: 3 },
]

/** Of a real call, as the voice provider hands it in. */
export const realTranscript: readonly TranscriptEntry[] = bankCall.slice(0, 14)
