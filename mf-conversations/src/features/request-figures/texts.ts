const percent = new Intl.NumberFormat(undefined, { style: 'percent' })

/** Texts of the dashboard's figures of requests. They are apart, because the dashboard loads no page of this module. */
export const figureTexts = {
  none: 'No demo was requested in this period.',
  noneHint: 'Invite people, or choose a longer period.',
  create: 'Create demo requests',
  funnel: 'Requests by step',
  steps: {
    asked: 'Requested',
    invited: 'Invited',
    agreed: 'Said yes',
    talked: 'Talked',
    reported: 'Report written',
    read: 'Report read',
  },
  share: (part: number) => percent.format(part),
  byDay: 'Requests by day',
  byScenario: 'By scenario',
  talkedOf: (count: number) => `requested, ${count.toLocaleString()} talked`,
  texts: {
    title: 'Text messages',
    delivered: 'Delivered',
    sent: 'Sent, no receipt',
    waiting: 'Waiting',
    undelivered: 'Not delivered',
  },
  calls: {
    title: 'Calls',
    answered: 'Answered',
    waiting: 'Waiting',
    missed: 'Not answered',
    failed: 'Failed',
    cancelled: 'Canceled',
  },
  attention: {
    none: 'All is well: no request of this period needs attention.',
    undelivered: (count: number) => (count === 1 ? 'invitation not delivered' : 'invitations not delivered'),
    unanswered: 'unanswered for two days',
    failed: (count: number) => (count === 1 ? 'call failed' : 'calls failed'),
    noReport: 'without a report',
  },
} as const
