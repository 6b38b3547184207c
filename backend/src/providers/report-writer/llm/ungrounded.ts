/** The model answered in the right form, but nothing that matters of it rests on what was said. */
export class Ungrounded extends Error {
  readonly reason = 'ungrounded'
  readonly status = null
}
