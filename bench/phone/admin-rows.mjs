import { insertRows } from '../lists/rows.mjs'
import { databaseUrlOf } from '../requests/database-url.mjs'

/** Adds this many rows to each of the admin's lists, in the database of a product's data folder. */
export function addRows(folder, count) {
  return insertRows(databaseUrlOf(folder), count)
}
