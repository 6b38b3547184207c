import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'

const Form = v.string()
const You = v.strictObject({ subject: Form, object: Form })

/** Each pronoun of the speaker and the listener in the two other persons. */
const { first, second, you, contracted } = loadData(
  'pronouns',
  v.strictObject({
    first: v.record(Form, v.strictObject({ second: Form, third: Form })),
    second: v.record(Form, v.strictObject({ first: Form, third: Form })),
    you: v.strictObject({ first: You, third: You }),
    contracted: v.record(Form, Form),
  }),
)

type Forms = ReadonlyMap<string, string>

/** What becomes of the pronouns of a sentence when another person says it. */
export interface PronounChange {
  /** "I", "my". */
  speaker: Forms
  /** "Your". "You" is not among them, because its form depends on its place in the clause. */
  listener: Forms
  you: { subject: string; object: string }
}

const formsOf = <Row>(rows: Record<string, Row>, of: (row: Row) => string): [string, string][] =>
  Object.entries(rows).map(([pronoun, row]) => [pronoun, of(row)])
const contractedOf = (start: RegExp) => Object.entries(contracted).filter(([pronoun]) => start.test(pronoun))

const listenerToFirst = new Map([...formsOf(second, (row) => row.first), ...contractedOf(/^you'/)])

/** As the listener says it: "I will call you" becomes "you will call me". */
export const saidByListener: PronounChange = {
  speaker: new Map([...formsOf(first, (row) => row.second), ...contractedOf(/^(?:i|we)'/)]),
  listener: listenerToFirst,
  you: you.first,
}

/** As the listener says it of a text that has no speaker: "your vans" becomes "my vans". */
export const saidByReader: PronounChange = { ...saidByListener, speaker: new Map() }

/** As a third person says it: "I will call you" becomes "they will call them". */
export const saidByThird: PronounChange = {
  speaker: new Map(formsOf(first, (row) => row.third)),
  listener: new Map(formsOf(second, (row) => row.third)),
  you: you.third,
}
