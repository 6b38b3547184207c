import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Form = v.string()

/** Each pronoun of a speaker or a listener as it is in the two other persons. "You" alone needs its sentence. */
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

/** What the speaker calls themselves, to their face and behind their back. */
export const speakerToSecond: Forms = { ...formsOf(first, (row) => row.second), ...contractedOf(/^(?:i|we)'/) }
export const speakerToThird: Forms = formsOf(first, (row) => row.third)

/** What the speaker calls the listener, from the listener's own mouth and behind their back. */
export const listenerToFirst: Forms = { ...formsOf(second, (row) => row.first), ...contractedOf(/^you'/) }
export const listenerToThird: Forms = formsOf(second, (row) => row.third)
