import type { FastifyInstance } from 'fastify'

/** A form as it came; a name that is given twice has a list. */
export type Form = Record<string, string | string[]>

/**
 * Takes forms at the addresses below `path` and nowhere else: a form is what another site's page can send without
 * asking, so only a provider that signs what it sends may send one.
 */
export function acceptFormsAt(fastify: FastifyInstance, path: string): void {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body: string, done) => {
      if (request.routeOptions.url?.startsWith(`/${path}/`)) return done(null, readForm(body))
      done(Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 }))
    },
  )
}

function readForm(body: string): Form {
  const form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(body)) {
    const known = form[name]
    form[name] = known === undefined ? value : [known, value].flat()
  }
  return form
}
