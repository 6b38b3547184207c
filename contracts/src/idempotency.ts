import * as v from 'valibot'

/** How long a key holds. */
export const idempotencyHours = 24

export const idempotencyTexts = {
  invalid: 'Idempotency-Key must have 1 to 200 printable characters.',
  inProgress: 'A request with this Idempotency-Key is under way. Please try again in a moment.',
  otherBody: 'This Idempotency-Key was used with another body.',
} as const

/** The header's value, with or without the quotes that structured headers use. */
export const IdempotencyKey = v.pipe(
  v.string(idempotencyTexts.invalid),
  v.regex(/^(?:"[\x20-\x21\x23-\x5b\x5d-\x7e]{1,200}"|[\x21\x23-\x5b\x5d-\x7e]{1,200})$/, idempotencyTexts.invalid),
)
