import type { FastifyInstance } from 'fastify'
import { Invalid } from './failures.js'
import './raw-body.js'

/** A form as received; a repeated name has a list of values. */
export type Form = Record<string, string | string[]>

/** More than ten times what a provider sends. */
const maxFields = 500

/**
 * Accepts forms at the paths below `path` only. Another site's page can send a form without a CORS preflight, so forms
 * are limited to providers that sign their requests. The route's guard parses the form.
 */
export function acceptFormsAt(fastify: FastifyInstance, path: string): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      request.rawBody = body
      if (request.routeOptions.url?.startsWith(`/${path}/`)) return done(null, undefined)
      done(Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 }))
    },
  )
}

/** Throws `Invalid` for more fields than any provider sends. */
export function readForm(body: Buffer): Form {
  // Counted in the raw bytes: parsing millions of fields takes seconds.
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1))
    if ((fields += 1) > maxFields) throw new Invalid('The form has too many fields.')
  const form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    const known = form[name]
    form[name] = known === undefined ? value : [known, value].flat()
  }
  return form
}
