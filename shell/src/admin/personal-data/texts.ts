import type { Retention } from '@clarity/contracts/erasure'

const rows = (count: number) => (count === 1 ? 'one row' : `${count.toLocaleString()} rows`)

export const texts = {
  title: 'Personal data',
  person: 'One person',
  personLead:
    'Give a phone number, an email address, or both. A request’s texts, conversation and report belong to both of its people.',
  phone: 'Phone',
  email: 'Email',
  missing: 'Give a phone number or an email address.',
  export: 'Export',
  erase: 'Erase…',
  confirmErase: 'Erase',
  askErase: 'Erase this person?',
  askEraseBody: (person: string) =>
    `Names, phones, emails, addresses and texts of ${person} are removed from every table for good. Their reports close, and combined reports that use them are deleted. Counts and states stay.`,
  looking: 'Looking for requests of this number…',
  found: (names: readonly string[], phone: string, count: number) =>
    `${names.join(', ')}, ${phone}: ${count === 1 ? 'one request' : `${count.toLocaleString()} requests`}.`,
  atLeast: (names: readonly string[], phone: string, count: number) =>
    `${names.join(', ')}, ${phone}: at least ${count.toLocaleString()} requests.`,
  foundNone: (phone: string) => `No demo request has the number ${phone}.`,
  notFound: 'The requests of this number could not be counted.',
  and: ' and ',
  erased: 'The person was erased. The receipt is in the list below.',
  notDone: 'Nothing was done. Please try again.',
  receipts: 'Receipts',
  list: 'Erased people',
  receiptsLead:
    'Keep them with your backups: “restore --erasures FILE” erases these people again in an older backup. They contain ids of rows, and none of the erased values.',
  download: 'Download receipts',
  failed: 'Failed to fetch the receipts',
  none: 'No person was erased yet.',
  noneHint: 'Each erasure leaves a receipt here.',
  columns: { at: 'When', id: 'Receipt', rows: 'Erased' },
  rows: (counts: readonly number[]) => rows(counts.reduce((sum, count) => sum + count, 0)),
  retention: 'How long data is kept',
  kinds: {
    transcripts: 'Transcripts',
    messages: 'Text messages',
    views: 'Readers of reports',
    addresses: 'Network addresses',
  } satisfies Record<Retention['kind'], string>,
  days: (days: number | null) =>
    days === null ? 'For ever' : days === 1 ? 'One day' : `${days.toLocaleString()} days`,
  removed: (count: number) => `${rows(count)} emptied`,
} as const
