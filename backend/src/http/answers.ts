import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import { ErrorBody } from '@clarity/contracts'
import type { GenericSchema } from 'valibot'

interface Also {
  /** A second status under which the same schema answers. */
  readonly status?: number
  readonly orStatus?: number
  readonly list?: boolean
}

/** Declares a route's answer: its status, its schema for serialisation, and both for the API documentation. */
export function Answers(schema: GenericSchema, { status = 200, orStatus, list = false }: Also = {}): MethodDecorator {
  const documented = [status, orStatus].filter((code) => code !== undefined)
  return applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema }),
    ...documented.map((code) => ApiResponse({ status: code, standardSchema: schema, isArray: list })),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}

/** An array whose rows have this schema; the serialiser checks each item. */
export function AnswersList(schema: GenericSchema): MethodDecorator {
  return Answers(schema, { list: true })
}

/** 204 No Content, or 202 for what goes on after the answer. */
export function AnswersNothing({ status = 204 }: { readonly status?: 202 | 204 } = {}): MethodDecorator {
  return applyDecorators(
    HttpCode(status),
    ApiResponse({ status }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}

/** Server-sent events. */
export function AnswersEvents(): MethodDecorator {
  return applyDecorators(
    ApiResponse({ status: 200, content: { 'text/event-stream': { schema: { type: 'string' } } } }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}

/** Plain text that no contract describes, such as metrics. */
export function AnswersText(): MethodDecorator {
  return applyDecorators(
    ApiResponse({ status: 200, content: { 'text/plain': { schema: { type: 'string' } } } }),
    ApiResponse({ status: 'default', standardSchema: ErrorBody }),
  )
}
