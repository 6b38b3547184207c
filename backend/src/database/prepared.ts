import { createHash } from 'node:crypto'

const names = new Map<string, string>()

/** The form in which pg takes a statement that each connection prepares once, by name. */
class PreparedStatement {
  readonly name: string

  constructor(readonly text: string) {
    let name = names.get(text)
    if (name === undefined) names.set(text, (name = createHash('sha256').update(text).digest('hex').slice(0, 32)))
    this.name = name
  }

  toString(): string {
    return this.text
  }
}

/**
 * A statement that every connection parses once, and PostgreSQL plans once or a few times: for what runs with almost
 * every request or job. Connections keep each text for good, so there must be few of them, and the values must not
 * matter to the plan.
 */
export function prepared(text: string): string {
  // TypeORM declares a string and passes on what it gets.
  return new PreparedStatement(text) as unknown as string
}
