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
  blocked: {
    title: 'Browsers blocked a part of a page',
    lead: "A script of an attacker, or one of this product's own that its security policy does not allow. The log has every report of:",
  },
  webhookOff: {
    title: (sources: number) =>
      sources === 1 ? 'A webhook was switched off' : `${sources} webhooks were switched off`,
    lead: 'Eight deliveries over two days failed. See why on the Webhooks page, and switch it on again there.',
    link: 'View webhooks',
  },
  spending: {
    paused: 'All texts, calls and language models are paused',
    budget: 'The monthly budget is used up',
    waiting: (count: number, calls: number) =>
      `${count === 1 ? 'One text' : `${count.toLocaleString()} texts`} and ${calls === 1 ? 'one call' : `${calls.toLocaleString()} calls`} wait, since`,
    givenUp: 'An invitation or a call that waits for 24 hours is given up and can be sent again.',
    unusual: 'Today costs more than usual',
    unusualLead: (today: string, usual: string) =>
      `${today} so far. The usual day of the last four weeks costs ${usual}.`,
    newCountries: 'Texts or calls to new countries',
    newCountriesLead: (names: readonly string[]) =>
      `First ones since yesterday: ${names.join(', ')}. SMS_COUNTRIES limits the countries.`,
    link: 'View costs',
  },
  stop: 'Pause public requests',
  goOn: 'Resume public requests',
  notChanged: 'Nothing was changed. Please try again.',
} as const
