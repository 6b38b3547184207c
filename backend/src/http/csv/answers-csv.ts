import { ErrorBody } from '@clarity/contracts'
import { applyDecorators } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'

/** The whole list as a file, with what `sendCsv` promises. */
export function AnswersCsv(): MethodDecorator {
  return applyDecorators(
    ApiResponse({ status: 200, content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}
