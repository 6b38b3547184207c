const networks = (count: number) => (count === 1 ? 'one network' : `${count.toLocaleString()} networks`)

export const texts = {
  last: 'Last seen',
  short_codes_guessed: {
    title: (sources: number) => `Unknown short links were tried from ${networks(sources)}`,
    lead: '20 unknown short links in an hour came from the same network. Its visitors now see a Continue page first. Links keep working for everybody.',
  },
  strangers_budget: {
    title: () => 'The daily budget for requests without a sign-in is used up',
    lead: 'Managers without an account now have to confirm by text message before anybody is invited. The form stays open.',
  },
} as const
