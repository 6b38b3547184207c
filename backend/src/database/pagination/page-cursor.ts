import * as v from 'valibot'
import { Invalid } from '../../http/failures.js'

/**
 * The cursor of pagination names the last row of a page, after which the next page begins: its order, its sort key in
 * PostgreSQL's format, its id.
 */
const Place = v.tuple([v.string(), v.string(), v.string()])
type Place = v.InferOutput<typeof Place>

export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

export function readCursor(cursor: string, order: string): { key: string; id: string } {
  const [sort, key, id] = parsePlace(cursor)
  if (sort !== order) throw invalidCursor()
  return { key, id }
}

export function invalidCursor(): Invalid {
  return new Invalid('cursor is not one that this list has given.')
}

function parsePlace(cursor: string): Place {
  try {
    return v.parse(Place, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw invalidCursor()
  }
}
