/** Every text of the site that the wire does not own; error sentences come from `@clarity/contracts`. */
export const pageTexts = {
  title: 'Clarity: practise a conversation, read how it went',
  description:
    'Talk with an AI, then read how it went. Clarity holds a practice conversation with you and writes you a report.',
  noScript: {
    home: 'Asking for a conversation needs JavaScript. Please switch it on in your browser and reload the page.',
    screen: 'This page needs JavaScript. Please switch it on in your browser and reload the page.',
  },
  reload: 'Reload',
} as const

export const waitTexts = {
  loading: 'Loading...',
} as const

export const siteTexts = {
  nothingHere: 'There is nothing at this address.',
} as const

export const failureTexts = {
  title: 'Something went wrong',
  message: 'This page could not be loaded completely. Please check your connection and try again.',
  reload: 'Reload the page',
  home: 'Go to the start page',
  tryAgain: 'Try again',
} as const

export const apiTexts = {
  unreachable: 'Clarity cannot be reached. Please check your connection and try again.',
  unreadable: 'The answer could not be read. Please try again.',
  refused: (status: number) => `The request failed with status ${status}. Please try again.`,
} as const

export const homeTexts = {
  title: pageTexts.title,
  brand: 'Clarity',
  heading: 'Practise a conversation. Read how it went.',
  next: 'We text a link. Tap it to talk with Clarity, an AI that plays the other side, and afterwards read your report.',
  stepsTitle: 'How it goes',
  steps: [
    {
      title: 'A text arrives',
      text: 'It brings a personal link. Tap it to begin at once, or reply YES and Clarity calls.',
    },
    { title: 'You talk', text: 'A few minutes, out loud or typed. Clarity plays the other side and listens.' },
    { title: 'You read', text: 'A report: what was said, what mattered in your own words, and what to do next.' },
  ],
  cost: 'What it costs the person who is texted: nothing from us. Msg & data rates may apply.',
} as const

export const requestTexts = {
  title: 'Ask for a conversation',
  who: 'Who will talk with Clarity?',
  roles: { recipient: 'For myself', manager: 'For someone else' },
  scenario: 'What is it about?',
  scenariosLoading: 'Loading the scenarios...',
  noScenarios: 'There is nothing to practise here yet. Please come back later.',
  scenariosFailed: 'The scenarios could not be loaded.',
  self: 'About you',
  manager: 'You, the manager',
  recipient: 'The recipient, whom we invite',
  own: {
    recipient: { name: 'Your Name', phone: 'Your Phone' },
    manager: { name: 'Manager Name', phone: 'Manager Phone' },
  },
  other: { name: 'Recipient Name', phone: 'Recipient Phone' },
  consent: {
    recipient:
      'Clarity is an AI and the conversation is recorded. With this button you agree to be texted about it. ' +
      'Msg & data rates may apply. Reply STOP to opt out, txt HELP for help.',
    manager:
      'Clarity is an AI and the conversation is recorded. Please invite only someone who agreed to be texted about it. ' +
      'Msg & data rates may apply. Reply STOP to opt out, txt HELP for help.',
  },
  submit: { recipient: 'Text me my link', manager: 'Send the invitation' },
  busy: 'Sending...',
} as const

export const requestedTexts = {
  title: { recipient: 'Check your phone', manager: 'The invitation is on its way' },
  waitingTitle: { recipient: 'Your text message waits for the day', manager: 'The invitation waits for the day' },
  confirmTitle: 'Please confirm on your phone',
  confirm: (name: string) => `Reply YES to it, and ${name} gets the invitation. Nothing is sent before.`,
  waits: (phone: string, moment: string) =>
    `It is night at ${phone}, so the text message goes out on ${moment}, your time.`,
  onItsWay: (phone: string) => `A text message is on its way to ${phone}.`,
  next: {
    recipient: 'Tap its link to begin at once, or reply YES and Clarity calls you.',
    manager: (name: string) => `${name} taps its link to begin at once, or replies YES to be called.`,
  },
  after: {
    recipient: 'When the conversation is over, another message brings your report.',
    manager: 'You get a confirmation now. When the conversation is over, the report reaches both of you.',
  },
  again: 'Ask for another one',
} as const

export const inviteTexts = {
  title: 'Your invitation',
  heading: 'You are invited to a conversation',
  lead: 'Clarity is an AI. It practises a conversation with you, out loud or typed, and then writes you a report. Begin with your email.',
  label: 'Email Address',
  placeholder: 'Enter your email',
  submit: 'Continue',
} as const

export const welcomeTexts = {
  /** The email follows. */
  heading: 'Welcome',
  start: 'Start conversation',
  action: 'Talk to Clarity',
  starting: 'Starting...',
  loading: 'Loading...',
  call: 'Prefer to call Clarity directly?',
  other: 'Use another email address',
} as const
