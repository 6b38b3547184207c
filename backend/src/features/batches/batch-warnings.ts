import {
  batchWarningTexts,
  defaultPhoneCountry,
  formatPhone,
  readPhone,
  type BatchCheckRow,
  type BatchWarning,
  type ReadNumber,
} from '@clarity/contracts'

/** Null for an invalid number, and for the manager of a self demo. */
interface RowPhones {
  readonly manager: ReadNumber | null
  readonly recipient: ReadNumber | null
}

const say = batchWarningTexts
const countries = new Intl.DisplayNames('en', { type: 'region' })

export function phonesOfRow({ role, managerPhone, recipientPhone }: BatchCheckRow): RowPhones {
  return { manager: role === 'manager' ? read(managerPhone) : null, recipient: read(recipientPhone) }
}

function read(phone: string): ReadNumber | null {
  const reading = readPhone(phone)
  return reading.error === null ? reading : null
}

/** In the order of the rows. A manager may invite many people, so only a recipient's number counts as used twice. */
export function warningsOfRows(rows: readonly RowPhones[], optedOut: ReadonlySet<string>): BatchWarning[] {
  const invitedBy = rowsOfRecipients(rows)
  return rows.flatMap(({ manager, recipient }, index) => {
    const row = index + 1
    const isSame = manager !== null && manager.number === recipient?.number
    const people = [isSame ? null : manager, recipient].filter((person) => person !== null)
    const warnings = people.flatMap((person) => warningsOfPerson(person, optedOut))
    if (recipient) {
      const shown = formatPhone(recipient.number)
      const other = invitedBy.get(recipient.number)!.find((number) => number !== row)
      if (isSame) warnings.push({ kind: 'same_person', phone: recipient.number, sentence: say.same_person(shown) })
      if (other) warnings.push({ kind: 'twice', phone: recipient.number, sentence: say.twice(shown, other) })
    }
    return warnings.map((warning) => ({ row, ...warning }))
  })
}

function warningsOfPerson({ number, country }: ReadNumber, optedOut: ReadonlySet<string>): Omit<BatchWarning, 'row'>[] {
  const warnings: Omit<BatchWarning, 'row'>[] = []
  const shown = formatPhone(number)
  if (country !== defaultPhoneCountry)
    warnings.push({ kind: 'abroad', phone: number, sentence: say.abroad(shown, nameOf(country)) })
  if (optedOut.has(number)) warnings.push({ kind: 'opted_out', phone: number, sentence: say.opted_out(shown) })
  return warnings
}

/** Two rows of each number are enough to name another one. */
function rowsOfRecipients(rows: readonly RowPhones[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  rows.forEach(({ recipient }, index) => {
    if (!recipient) return
    const numbers = found.get(recipient.number)
    if (!numbers) found.set(recipient.number, [index + 1])
    else if (numbers.length === 1) numbers.push(index + 1)
  })
  return found
}

const nameOf = (country: string | undefined) =>
  country === undefined ? 'no single country' : (countries.of(country) ?? country)
