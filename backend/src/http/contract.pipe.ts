import { StandardSchemaValidationPipe } from '@nestjs/common'
import type { BaseIssue } from 'valibot'
import { Invalid } from './failures.js'

/** Checks every body, query and parameter that names a contract; a breach is 400 with a sentence that names the field. */
export function contractPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => new Invalid(breachSentence(deepest(issues[0] as BaseIssue<unknown>))),
  })
}

/** Of a union's complaints the one that went deepest: that option is the one that was meant. */
function deepest(issue: BaseIssue<unknown>): BaseIssue<unknown> {
  const depth = ({ path }: BaseIssue<unknown>) => path?.length ?? 0
  const parts = (issue.issues ?? []).map(deepest)
  return parts.reduce((best, part) => (depth(part) > depth(best) ? part : best), issue)
}

/** The sentence for a breach: `field: Sentence.` where the contract has one, else `field must be …`. */
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
