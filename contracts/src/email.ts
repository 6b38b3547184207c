import * as v from 'valibot'
import { Text } from './text.js'

/** The pattern that the report's gate and the server share (docs/behaviour.md#access-to-a-report). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Maximum length of an email address: RFC 5321, section 4.5.3.1.3. */
export const emailMaxLength = 254

export const emailTexts = {
  empty: 'Please enter your email address',
  invalid: 'Please enter a valid email address',
} as const

/** An email address as typed, trimmed. */
export const Email = v.pipe(
  Text(emailMaxLength),
  v.trim(),
  v.nonEmpty(emailTexts.empty),
  v.regex(emailPattern, emailTexts.invalid),
)
