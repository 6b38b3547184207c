import { StandardSchemaValidationPipe } from '@nestjs/common'
import type { BaseIssue } from 'valibot'
import { Invalid } from './failures.js'

/** Validates every body, query and parameter that has a contract. A validation error is a 400 that names the field. */
export function contractPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new Invalid(breachSentence(deepest(issues[0] as BaseIssue<unknown>))),
  })
}

/** The deepest issue of a union: its option got furthest, so it is the one that the caller meant. */
function deepest(issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const depth = ({ path }: BaseIssue<unknown>) => path?.length ?? 0
  const parts = (issue.issues ?? []).map(deepest)
  return parts.reduce((best, part) => (depth(part) > depth(best) ? part : best), issue)
}

/** The message of a validation error: `field: Sentence.` if the contract has one, else `field must be …`. */
function breachSentence(issue: BaseIssue<unknown>): string {
  const field = issue.path?.map((part) => String(part.key)).join('.') || 'The body'
  if (issue.received === 'undefined') return `${field} is required.`
  if (issue.message.startsWith('Invalid ')) return `${field} must be ${expectedWords(issue.expected)}.`
  return /^[a-z]/.test(issue.message) ? `${field} ${issue.message}.` : `${field}: ${issue.message}`
}

function expectedWords(expected: string | null): string {
  if (expected === 'Object') return 'an object'
  if (expected === 'Array') return 'a list'
  return expected ?? 'as the contract says'
}
