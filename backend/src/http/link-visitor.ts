import type { IncomingMessage } from 'node:http'
import { proofParameter } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.js'

/** The visitor of a short link, with the proof of work from the address and what the program says of itself. */
export interface LinkVisitor {
  readonly address: string
  readonly proof: string | null
  readonly method: string
  readonly userAgent: string | undefined
  readonly referrer: string | undefined
  /** Why a browser fetches a page that no person has asked for yet, such as `prefetch`. */
  readonly purpose: string | undefined
}

export function linkVisitor(request: FastifyRequest): LinkVisitor {
  const proof = (request.query as Readonly<Record<string, unknown>>)[proofParameter]
  return visitorOf(request.raw, clientAddress(request), typeof proof === 'string' ? proof : null)
}

export function visitorOf(
  { headers, method = '' }: IncomingMessage,
  address: string,
  proof: string | null,
): LinkVisitor {
  return {
    address,
    proof,
    method,
    userAgent: headers['user-agent'],
    referrer: headers.referer,
    purpose: first(headers['sec-purpose']) ?? first(headers['purpose']) ?? first(headers['x-moz']),
  }
}

function first(value: string | string[] | undefined): string | undefined {
  return typeof value === 'object' ? value[0] : value
}
