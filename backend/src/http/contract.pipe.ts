import { StandardSchemaValidationPipe } from '@nestjs/common'
import type { BaseIssue } from 'valibot'
import { Invalid } from './failures.js'

/** Checks every body, query and parameter that names a contract; a breach is 400 with a sentence that names the field. */
export function contractPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new Invalid(breachSentence(issues[0] as BaseIssue<unknown> | undefined)),
  })
}

/** The sentence for a breach: `field: Sentence.` where the contract has one, else `field must be …`. */
export function breachSentence(issue: BaseIssue<unknown> | undefined): string {
  const field = issue?.path?.map((part) => String(part.key)).join('.') || 'The body'
  if (!issue) return `${field} is not as expected.`
  if (issue.received === 'undefined') return `${field} is required.`
  if (issue.message.startsWith('Invalid ')) return `${field} must be ${expectedWords(issue.expected)}.`
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field}: ${issue.message}`
}

function expectedWords(expected: string | null): string {
  if (expected === 'Object') return 'an object'
  if (expected === 'Array') return 'a list'
  return expected ?? 'as the contract says'
}
