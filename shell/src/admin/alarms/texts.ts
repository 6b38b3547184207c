const networks = (count: number) => (count === 1 ? 'one network' : `${count.toLocaleString()} networks`)
const used = (count: number, budget: number) =>
  `${count.toLocaleString()} requests, of a budget of ${budget.toLocaleString()} a day.`

export const texts = {
  last: 'Last seen',
  guessed: {
    title: (sources: number) => `Unknown short links were tried from ${networks(sources)}`,
    lead: '20 unknown short links in an hour came from the same network. Its visitors now see a Continue page first. Links keep working for everybody.',
  },
  budget: {
    title: 'Many requests came from people who are not signed in',
    lead: (count: number, budget: number) =>
      `${used(count, budget)} Over it a manager has to confirm by text message before anybody is invited. The form stays open.`,
  },
  stopped: {
    title: 'The form on the start page is closed',
    lead: (count: number, budget: number) =>
      `People who are not signed in cannot ask for a demo. ${used(count, budget)}`,
  },
  stop: 'Stop texting strangers',
  goOn: 'Go on',
  notChanged: 'Nothing was changed. Please try again.',
} as const
