import type { DemoRequestState } from '@clarity/contracts'

interface Manager {
  readonly name: string
  readonly phone: string
}

/** A person with their one demo request. */
export interface SeedPerson {
  readonly name: string
  readonly phone: string
  readonly email: string
  /** Null if the person requested their own demo. */
  readonly manager: Manager | null
  /** Index of the sample scenario. */
  readonly scenario: number
  /** Index of the scenario's conversation; null if there was none. */
  readonly conversation: number | null
  readonly state: DemoRequestState
  readonly daysAgo: number
  /** The carrier could not deliver the invitation. */
  readonly isUnreachable: boolean
}

const alice: Manager = { name: 'Alice Moreno', phone: '+14155550181' }
const daniel: Manager = { name: 'Daniel Okafor', phone: '+14155550182' }
const ingrid: Manager = { name: 'Ingrid Solberg', phone: '+14155550183' }

type Row = [string, Manager | null, number, number | null, DemoRequestState, number]

const rows: readonly Row[] = [
  ['Maya Thompson', alice, 0, 0, 'reported', 29],
  ['Oliver Grant', alice, 0, 1, 'reported', 28],
  ['Sofia Lindqvist', ingrid, 1, 0, 'reported', 27],
  ['Ethan Walker', null, 3, 0, 'reported', 25],
  ['Priscilla Hughes', daniel, 2, 0, 'reported', 24],
  ['Noah Fischer', ingrid, 1, null, 'expired', 23],
  ['Grace Adebayo', null, 4, 0, 'reported', 21],
  ['Liam Carter', alice, 0, 2, 'reported', 20],
  ['Hannah Weiss', daniel, 2, 1, 'reported', 18],
  ['Marco Bianchi', null, 3, null, 'opted_out', 17],
  ['Chloe Bennett', ingrid, 1, 1, 'reported', 15],
  ['Samuel Ortiz', null, 4, 1, 'reported', 14],
  ['Yuki Tanaka', null, 3, 1, 'reported', 12],
  ['Amelia Clarke', daniel, 2, null, 'expired', 16],
  ['Victor Nowak', alice, 0, 0, 'reported', 9],
  ['Fatima Rahman', daniel, 2, 2, 'reported', 8],
  ['Lucas Meyer', ingrid, 1, 2, 'reported', 6],
  ['Isabel Romero', null, 4, 2, 'reported', 5],
  ['Jack Sullivan', null, 3, 2, 'reported', 4],
  ['Nadia Petrova', alice, 0, null, 'call_failed', 3],
  ['Theo Marchetti', daniel, 2, 0, 'reported', 3],
  ['Emma Novak', ingrid, 1, null, 'invited', 4],
  ['Ryan Cooper', null, 4, 0, 'reported', 2],
  ['Zoe Phillips', alice, 0, null, 'invited', 1],
]

/** All people of the last month. Their numbers are from a range that is reserved for fiction. */
export const seedPeople: readonly SeedPerson[] = rows.map(
  ([name, manager, scenario, conversation, state, daysAgo], at) => ({
    name,
    phone: `+14155550${100 + at}`,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    manager,
    scenario,
    conversation,
    state,
    daysAgo,
    isUnreachable: name === 'Zoe Phillips',
  }),
)
