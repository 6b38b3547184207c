import { proofParameter } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.js'

/** The visitor of a short link, with the proof of work from the address. */
export interface LinkVisitor {
  readonly address: string
  readonly proof: string | null
}

export function linkVisitor(request: FastifyRequest): LinkVisitor {
  const proof = (request.query as Readonly<Record<string, unknown>>)[proofParameter]
  return { address: clientAddress(request), proof: typeof proof === 'string' ? proof : null }
}
