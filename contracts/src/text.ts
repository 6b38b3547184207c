import * as v from 'valibot'

/** Excludes U+0000, which PostgreSQL cannot store, and lone surrogates, which have no UTF-8 form. */
export function isStorableText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

/** A text of at most `maxLength` UTF-16 units that can be stored and shown again unchanged. */
export function Text(maxLength: number) {
  return v.pipe(
    v.string('must be text'),
    v.maxLength(maxLength, `must have at most ${maxLength} characters`),
    v.check(isStorableText, 'must not contain characters that cannot be stored'),
  )
}

/** A trimmed text that is not empty; `sentence` is the error message. */
export function RequiredText(maxLength: number, sentence = 'must not be empty') {
  return v.pipe(Text(maxLength), v.trim(), v.nonEmpty(sentence))
}

/** An opaque identifier: 128 random bits as 32 hexadecimal digits. Clients must not rely on its format. */
export const Id = v.pipe(
  v.string('must be text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(64, 'is too long'),
  v.check(isStorableText, 'must not contain characters that cannot be stored'),
)

/** A time in ISO 8601, in UTC. */
export const Moment = v.pipe(v.string(), v.isoTimestamp())
