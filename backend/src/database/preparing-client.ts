import { Client, type ClientBase } from 'pg'
import { prepared } from './prepared.js'

/** TypeORM's finders and inserts of one row: few texts, which find rows by columns. */
const finders = /^(?:SELECT "\w+Entity"\.|INSERT INTO "\w+"\()/
/** Their length depends on a list. */
const listed = / IN \(|\), \(/

/** A connection that parses the texts of TypeORM's finders once, like those of `prepared`. */
export class PreparingClient extends Client {
  override query: ClientBase['query'] = (text: unknown, ...more: unknown[]) =>
    (super.query as (...given: unknown[]) => never)(isFinder(text) ? prepared(text) : text, ...more)
}

function isFinder(text: unknown): text is string {
  return typeof text === 'string' && finders.test(text) && !listed.test(text)
}
