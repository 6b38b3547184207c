import * as v from 'valibot'
import { Moment } from './text.js'

/**
 * How often a short link was followed: by people, by programs that show a preview of it, and by other programs. A program
 * that claims to be a browser counts as a person.
 */
export const LinkHits = v.object({
  people: v.number(),
  previews: v.number(),
  scanners: v.number(),
  /** By people; null if none has followed it. */
  first_at: v.nullable(Moment),
  last_at: v.nullable(Moment),
})
export type LinkHits = v.InferOutput<typeof LinkHits>
