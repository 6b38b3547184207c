/** The texts until an overview is on screen, and of its sections; error texts come from `@clarity/contracts`. */
export const gateTexts = {
  from: 'A report from your conversation',
  about: 'It says what was said, how it went and what to do next.',
  title: 'Access Your Report',
  why: 'We keep your email to know who has read this report.',
  lead: 'Please provide your email to get access to your report',
  label: 'Email Address',
  placeholder: 'Enter your email',
  submit: 'Access Report',
  busy: 'Accessing...',
  noScript: 'This report needs JavaScript. Please turn it on in your browser and reload the page.',
  notStarted: 'Something went wrong',
  reload: 'Reload',
} as const

export const waitTexts = {
  loading: 'Loading...',
  preparing: 'Preparing Report...',
  preparingHint: 'If this takes too long, please check the URL or try again.',
  preparingNote: 'It will open here as soon as it is ready.',
} as const

export const failureTexts = {
  title: 'Report Not Ready',
  tryAgain: 'Try again',
  otherEmail: 'Use another email address',
  home: 'Go to the home page',
  codeFailed: 'The report could not be loaded completely. Please check your connection and try again.',
} as const

export const codeTexts = {
  title: 'Enter the code',
  sent: (to: string) => `We texted a six-digit code to ${to}.`,
  label: 'Six-digit code',
  incomplete: 'Please enter the six digits of the code.',
  submit: 'Open the report',
  busy: 'Accessing...',
  send: (to: string) => `Text a code to ${to}`,
  again: 'I need a new code',
  otherEmail: failureTexts.otherEmail,
  why: (days: number) => `The code shows that this report is yours. This browser is not asked again for ${days} days.`,
} as const

export const notFoundTexts = {
  title: 'Page not found',
} as const

export const continueTexts = {
  title: 'One more step',
  lead: 'Many invalid links were opened from your network in the last hour. Your browser has to run a short security check before this link opens.',
  hint: 'It takes a few seconds. No information about you is sent.',
  submit: 'Continue',
  busy: 'One moment...',
  progress: (percent: number) => `One moment... ${percent}%`,
  noScript:
    'This page needs JavaScript. Turn it on in your browser and reload the page, or open the link on another network, such as mobile data.',
} as const

export const summaryTexts = {
  title: 'In short',
  /** By the share of goals that were met. */
  goals: {
    all: 'All goals were met.',
    allJudged: 'All goals that were judged were met.',
    most: 'Most of the goals were met.',
    some: 'Some of the goals were met.',
    none: 'None of the goals was met this time.',
  },
  /** By the average sentiment. */
  tone: {
    positive: 'The tone was mostly positive.',
    mixed: 'The tone was neither clearly positive nor clearly negative.',
    negative: 'The tone was mostly negative.',
  },
  plain: 'What was said, and what comes next.',
  goalsMet: 'Goals met',
  goalsOf: (met: number, judged: number) => `${met} of ${judged}`,
  talkShare: 'Share of talk',
  questions: 'Questions',
  nextStep: 'Next step',
  nextGoal: 'Next step: work on this goal',
  hint: 'Try',
} as const

export const detailsTexts = {
  loading: 'Loading the rest of the report...',
  failed: 'The rest of the report could not be loaded. Please check your connection and try again.',
} as const

export const reportTexts = {
  minute: 'minute',
  minutes: 'minutes',
  invalidDate: 'Invalid date',
  participants: 'Participants',
  recipient: 'Recipient',
  manager: 'Manager',
  overview: 'Overview',
  noOverview: 'Too little was said for an overview.',
  keyPoints: 'Key Points',
  analysis: 'Analysis',
  noAnalysis: 'No analysis available for this conversation',
  sentiment: 'Average sentiment',
  negative: 'Negative',
  positive: 'Positive',
  topics: 'Topics',
  topic: 'Topic',
  topicSentiment: 'Sentiment',
  topicFrequency: 'Frequency',
  actionItems: 'Action Items',
  actionItemsTooltip: 'Action items are not interactive in demo mode',
  noActionItems: 'No action items came out of this conversation.',
  status: { pending: 'Pending', 'in-progress': 'In progress', completed: 'Completed' },
  agent: 'Clarity',
} as const

export const combinedTexts = {
  title: 'Combined Analysis Report',
  subtitle: 'Multi-conversation insights and analysis',
  conversations: (count: number) => (count === 1 ? '1 conversation' : `${count} conversations`),
  more: (count: number) => `and ${count} more`,
} as const
