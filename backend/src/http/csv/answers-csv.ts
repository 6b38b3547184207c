import { ErrorBody } from '@clarity/contracts'
import { applyDecorators } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { Recorded } from '../recorded.js'

/** Answers with the whole list as a CSV file; see `sendCsv`. */
export function AnswersCsv(): MethodDecorator {
  return applyDecorators(
    Recorded('export'),
    ApiResponse({ status: 200, content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}
