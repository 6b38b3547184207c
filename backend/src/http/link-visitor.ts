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
  const { headers, method } = request
  const proof = (request.query as Readonly<Record<string, unknown>>)[proofParameter]
  return {
    address: clientAddress(request),
    proof: typeof proof === 'string' ? proof : null,
    method,
    userAgent: headers['user-agent'],
    referrer: headers.referer,
    purpose: [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().find((text) => text !== undefined),
  }
}
