const networks = (count: number) => (count === 1 ? 'one network' : `${count.toLocaleString()} networks`)
const used = (count: number, budget: number) =>
  `${count.toLocaleString()} requests out of a daily budget of ${budget.toLocaleString()}.`

export const texts = {
  last: 'Last seen',
  guessed: {
    title: (sources: number) => `Possible link guessing from ${networks(sources)}`,
    lead: 'One network tried 20 invalid short links within an hour. Its visitors now see a Continue page first. Links keep working for everyone.',
  },
  budget: {
    title: 'Many demo requests from people who are not signed in',
    lead: (count: number, budget: number) =>
      `${used(count, budget)} Above that, a manager has to confirm by text message before anyone is invited. The form stays open.`,
  },
  stopped: {
    title: 'The form on the home page is closed',
    lead: (count: number, budget: number) =>
      `People who are not signed in cannot request a demo. ${used(count, budget)}`,
  },
  webhookOff: {
    title: (sources: number) =>
      sources === 1 ? 'A webhook was switched off' : `${sources} webhooks were switched off`,
    lead: 'Eight deliveries over two days failed. See why on the Webhooks page, and switch it on again there.',
    link: 'View webhooks',
  },
  stop: 'Pause public requests',
  goOn: 'Resume public requests',
  notChanged: 'Nothing was changed. Please try again.',
} as const
