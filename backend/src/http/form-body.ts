import type { FastifyInstance } from 'fastify'
import { Invalid } from './failures.js'
import './raw-body.js'

/** A form as it came; a name that is given twice has a list. */
export type Form = Record<string, string | string[]>

/** No provider sends a tenth of it. */
const mostFields = 500

/**
 * Takes forms at the addresses below `path` and nowhere else: a form is what another site's page can send without
 * asking, so only a provider that signs what it sends may send one. Its guard reads it.
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
  // Counted in the bytes: millions of fields take seconds to read.
  let fields = 1
  for (let at = body.indexOf('&'); at !== -1; at = body.indexOf('&', at + 1))
    if ((fields += 1) > mostFields) throw new Invalid('The form has too many fields.')
  const form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) {
    const known = form[name]
    form[name] = known === undefined ? value : [known, value].flat()
  }
  return form
}
