/** The texts of the site; error texts come from `@clarity/contracts`. */
export const pageTexts = {
  title: 'Clarity: practice a conversation, read how it went',
  description: 'Practice a conversation with an AI, then read a report on how it went.',
  noScript: {
    home: 'Requesting a conversation needs JavaScript. Please turn it on in your browser and reload the page.',
    screen: 'This page needs JavaScript. Please turn it on in your browser and reload the page.',
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
  home: 'Go to the home page',
  tryAgain: 'Try again',
} as const

export const apiTexts = {
  unreachable: 'Clarity cannot be reached. Please check your connection and try again.',
  unreadable: 'The response could not be read. Please try again.',
  refused: (status: number) => `The request failed with status ${status}. Please try again.`,
} as const

export const homeTexts = {
  title: pageTexts.title,
  brand: 'Clarity',
  heading: 'Practice a conversation. Read how it went.',
  next: 'We text you a link. Tap it to talk with Clarity, an AI that plays the other side, then read your report.',
  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Get a text',
      text: 'It has a personal link. Tap it to start right away, or reply YES to get a call.',
    },
    { title: 'Talk', text: 'Speak or type for a few minutes. Clarity listens and plays the other side.' },
    { title: 'Read your report', text: 'See what was said, what mattered, and what to do next.' },
  ],
  cost: 'Clarity is free for the person who gets the text. Msg & data rates may apply.',
} as const

export const requestTexts = {
  title: 'Request a conversation',
  who: 'Who will talk with Clarity?',
  roles: { recipient: 'For myself', manager: 'For someone else' },
  scenario: 'What is it about?',
  scenariosLoading: 'Loading scenarios...',
  noScenarios: 'There is nothing to practice here yet. Please come back later.',
  scenariosFailed: 'The scenarios could not be loaded.',
  self: 'About you',
  manager: 'You, the manager',
  recipient: 'The recipient we will invite',
  own: {
    recipient: { name: 'Your Name', phone: 'Your Phone' },
    manager: { name: 'Manager Name', phone: 'Manager Phone' },
  },
  other: { name: 'Recipient Name', phone: 'Recipient Phone' },
  consent: {
    recipient:
      'Clarity is an AI and the conversation is recorded. By selecting the button, you agree to get text messages about it. ' +
      'Msg & data rates may apply. Reply STOP to opt out, txt HELP for help.',
    manager:
      'Clarity is an AI and the conversation is recorded. Please invite only people who have agreed to get text messages about it. ' +
      'Msg & data rates may apply. Reply STOP to opt out, txt HELP for help.',
  },
  submit: { recipient: 'Text me my link', manager: 'Send the invitation' },
  busy: 'Sending...',
} as const

export const requestedTexts = {
  title: { recipient: 'Check your phone', manager: 'The invitation is on its way' },
  waitingTitle: {
    recipient: 'Your text message will arrive in the morning',
    manager: 'The invitation will go out in the morning',
  },
  confirmTitle: 'Please confirm on your phone',
  confirm: (name: string) => `Reply YES to our text, and ${name} gets the invitation. Nothing is sent before that.`,
  waits: (phone: string, moment: string) =>
    `It is nighttime at ${phone}, so the text message will go out on ${moment}, your time.`,
  onItsWay: (phone: string) => `A text message is on its way to ${phone}.`,
  next: {
    recipient: 'Tap its link to start right away, or reply YES to get a call.',
    manager: (name: string) => `${name} can tap its link to start right away, or reply YES to get a call.`,
  },
  after: {
    recipient: 'After the conversation, we text you your report.',
    manager: 'You get a confirmation now. After the conversation, both of you get the report.',
  },
  again: 'Request another one',
} as const

export const inviteTexts = {
  title: 'Your invitation',
  heading: 'You’re invited to a conversation',
  lead: 'Clarity is an AI. Practice a conversation with it, spoken or typed, and get a report afterward. Start with your email.',
  label: 'Email Address',
  placeholder: 'Enter your email',
  submit: 'Continue',
} as const

export const conversationLength = 'About 5 to 10 minutes'

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
