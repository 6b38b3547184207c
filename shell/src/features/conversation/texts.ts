import type { ListeningProblem } from './speech-input'

/** The texts of a conversation; those of the wire are in `@clarity/contracts`. */
export const noticeTexts = {
  lead: 'You’ll be talking to an AI. This conversation is recorded.',
  detail:
    'No person is on the other end. What is said is transcribed, may be shared with our voice and language-model providers, ' +
    'and becomes your report.',
  short: 'You’re talking to an AI. This conversation is recorded.',
  listener: {
    browser: 'Speak through your browser, or type at any time.',
    elevenlabs: 'Speak to Clarity, or type at any time.',
    nobody: 'Your browser does not support speech input, so please type. No microphone is needed.',
  },
  microphone: {
    browser:
      'Your browser will ask to use the microphone after you tap. Some browsers send the audio to their vendor for speech recognition.',
    elevenlabs:
      'Your browser will ask to use the microphone after you tap. The audio goes to ElevenLabs, which provides Clarity’s voice.',
  },
} as const

export const talkTexts = {
  title: 'Conversation with Clarity',
  captions: 'Captions',
  agent: 'Clarity',
  user: 'You',
  pending: 'sending…',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  speaking: 'Clarity is speaking…',
  listening: 'Listening. Speak or type.',
  open: 'Clarity is listening. Speak or type.',
  waiting: 'Type your answer.',
  muted: 'Your microphone is off. You can type.',
  unable: 'Your browser does not support speech input, so please type.',
  problems: {
    notAllowed: 'Microphone access is blocked, so please type.',
    noMicrophone: 'No microphone was found, so please type.',
    unreachable: 'Speech input is not available right now, so please type.',
  } satisfies Record<ListeningProblem, string>,
  wantsTap: 'Your browser needs a tap before it can play sound.',
  inWriting: 'Clarity replies in text.',
  cannotSpeak: 'Your browser cannot speak. Replies are shown as text.',
  field: 'Your message',
  placeholder: 'Type a message',
  send: 'Send',
  tooLong: (excess: number) =>
    `${excess.toLocaleString()} ${excess === 1 ? 'character' : 'characters'} too long. Please shorten it, or send it in parts.`,
  interrupt: 'Interrupt',
  mute: 'Mute',
  unmute: 'Unmute',
  voiceOff: 'Turn voice off',
  voiceOn: 'Turn voice on',
  end: 'End conversation',
} as const

export const overTexts = {
  finished: 'Finished',
  next: 'Thank you for talking. Your report says what was said, how it went and what to do next.',
  writing: 'Your report is being written…',
  report: 'Read your report',
  closed: 'The link to your report no longer works. Please ask the person who sent it to you.',
  said: 'What was said',
  replacedTitle: 'Open in another window',
  replaced: 'This conversation continues in another window.',
  takeOver: 'Continue here',
  failedTitle: 'Not connected',
  failed: 'Clarity cannot be reached. Please check your connection and try again.',
  tryAgain: 'Try again',
} as const
