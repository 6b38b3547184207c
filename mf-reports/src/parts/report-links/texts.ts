export const linkTexts = {
  title: 'Link and readers',
  titleOf: (count: number) => `Links of ${count.toLocaleString()} reports`,
  open: 'Link and readers',
  select: 'Select reports',
  endSelection: 'End selection',
  selectOne: (name: string) => `Select the report of ${name}`,
  selected: (count: number) => `${count.toLocaleString()} selected`,
  change: 'Change links',
  column: 'Select',
  states: { open: 'Link open', expired: 'Link expired', revoked: 'Link revoked' },
  address: 'Link',
  neverExpires: 'It does not expire.',
  expiresAt: 'It expires on',
  expiredAt: 'It expired on',
  actions: { open: 'Open', replace: 'Replace', expire: 'Expire now', revoke: 'Revoke' },
  lastDay: 'Last day',
  expireThen: 'Expire after this day',
  meaning:
    'A closed link answers like one that never existed. Open lets it work again; Replace closes the address that was sent and makes a new one, which is not sent to anyone.',
  done: {
    open: (count: number) => (count === 1 ? 'The link is open.' : `${count.toLocaleString()} links are open.`),
    replace: (count: number) =>
      count === 1
        ? 'The link was replaced. Send the new one yourself.'
        : `${count.toLocaleString()} links were replaced.`,
    expire: (count: number) =>
      count === 1 ? 'The end of the link was set.' : `The end of ${count.toLocaleString()} links was set.`,
    revoke: (count: number) =>
      count === 1 ? 'The link was revoked.' : `${count.toLocaleString()} links were revoked.`,
  },
  readers: 'Allowed readers',
  readersHint: 'One email a line. If the list is empty, everyone with the link can read the report.',
  noEmail: (text: string) => `${text} is not an email address.`,
  saveReaders: 'Save readers',
  readersSaved: (count: number) =>
    count === 0 ? 'Everyone with the link can read it.' : `Only these ${count.toLocaleString()} emails can read it.`,
} as const
