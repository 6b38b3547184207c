import { ErrorBody } from '@clarity/contracts'
import { applyDecorators } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'

/** Answers with the whole list as a CSV file; see `sendCsv`. */
export function AnswersCsv(): MethodDecorator {
  return applyDecorators(
    ApiResponse({ status: 200, content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}
