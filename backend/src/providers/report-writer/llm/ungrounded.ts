/** The model's answer passed the schema, but the conversation supports none of its important statements. */
export class Ungrounded extends Error {
  readonly reason = 'ungrounded'
  readonly status = null
}
