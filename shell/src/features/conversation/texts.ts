import type { ListeningProblem } from './speech-input'

/** Every text of a conversation that the wire does not own. */
export const noticeTexts = {
  lead: 'This is an AI, and it is recorded.',
  detail:
    'No person answers. What is said is written down, may be shared with the providers of voice and language model, ' +
    'and becomes your report.',
  short: 'You talk with an AI. It is recorded.',
  listener: {
    browser: 'Your browser listens; you can type instead at any time.',
    elevenlabs: 'Clarity listens; you can type instead at any time.',
    nobody: 'Your browser cannot listen: please type. No microphone is needed.',
  },
  microphone: {
    browser:
      'Your browser asks for the microphone after the tap. Some browsers send the sound to their maker to understand it.',
    elevenlabs:
      'Your browser asks for the microphone after the tap. The sound goes to ElevenLabs, who gives Clarity its voice.',
  },
} as const

export const talkTexts = {
  title: 'Conversation with Clarity',
  captions: 'What is said',
  agent: 'Clarity',
  user: 'You',
  pending: 'sending…',
  connecting: 'Connecting…',
  reconnecting: 'Reconnecting…',
  speaking: 'Clarity speaks…',
  listening: 'Your browser listens. Just talk, or type.',
  open: 'Clarity listens. Just talk, or type.',
  waiting: 'Type your answer.',
  muted: 'The microphone is off. You can type.',
  unable: 'Your browser cannot listen: please type.',
  problems: {
    notAllowed: 'Your browser does not let this page listen: please type.',
    noMicrophone: 'There is no microphone: please type.',
    unreachable: 'Listening does not work at the moment: please type.',
  } satisfies Record<ListeningProblem, string>,
  wantsTap: 'Your browser wants a tap before it speaks.',
  inWriting: 'Clarity answers in writing.',
  cannotSpeak: 'Your browser has no voice: please read.',
  field: 'Your words',
  placeholder: 'Type here',
  send: 'Send',
  tooLong: (excess: number) =>
    `${excess.toLocaleString()} ${excess === 1 ? 'character' : 'characters'} too long. Please shorten it, or send it in parts.`,
  interrupt: 'Interrupt',
  mute: 'Microphone off',
  unmute: 'Microphone on',
  voiceOff: 'Voice off',
  voiceOn: 'Voice on',
  end: 'End conversation',
} as const

export const overTexts = {
  finished: 'Finished',
  writing: 'Your report is being written…',
  report: 'Read your report',
  said: 'What was said',
  replacedTitle: 'Somewhere else',
  replaced: 'This conversation goes on in another window.',
  takeOver: 'Go on here',
  failedTitle: 'Not connected',
  failed: 'Clarity cannot be reached. Please check your connection and try again.',
  tryAgain: 'Try again',
} as const
