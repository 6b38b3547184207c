import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Form = v.string()

/** Each pronoun of the speaker and the listener in the two other persons. "You" needs more context than this table. */
const { first, second, contracted } = loadData(
  'pronouns',
  v.strictObject({
    first: v.record(Form, v.strictObject({ second: Form, third: Form })),
    second: v.record(Form, v.strictObject({ first: Form, third: Form })),
    contracted: v.record(Form, Form),
  }),
)

type Forms = Readonly<Record<string, string>>

const formsOf = <Row>(rows: Record<string, Row>, of: (row: Row) => string): Forms =>
  Object.fromEntries(Object.entries(rows).map(([pronoun, row]) => [pronoun, of(row)]))
const contractedOf = (start: RegExp): Forms =>
  Object.fromEntries(Object.entries(contracted).filter(([pronoun]) => start.test(pronoun)))

/** The speaker's pronouns, as the listener says them, and as a third person does. */
export const speakerToSecond: Forms = { ...formsOf(first, (row) => row.second), ...contractedOf(/^(?:i|we)'/) }
export const speakerToThird: Forms = formsOf(first, (row) => row.third)

/** The listener's pronouns, as the listener says them, and as a third person does. */
export const listenerToFirst: Forms = { ...formsOf(second, (row) => row.first), ...contractedOf(/^you'/) }
export const listenerToThird: Forms = formsOf(second, (row) => row.third)
