import { isTokenRight, type Role } from '@clarity/contracts'
import type { AccessPolicy } from '../http/access.js'
import type { ForAnalysts } from '../http/for-analysts.js'

type Requirement = Record<string, string[]>

/** The ways to say who calls. `isSecure`: the installation is served over https, so the cookie has another name. */
export function securitySchemes(isSecure: boolean) {
  const header = (name: string, description: string) => ({
    type: 'apiKey' as const,
    in: 'header' as const,
    name,
    description,
  })
  return {
    session: {
      type: 'apiKey' as const,
      in: 'cookie' as const,
      name: isSecure ? '__Host-session' : 'session',
      description: 'Of a signed-in admin.',
    },
    token: {
      type: 'http' as const,
      scheme: 'bearer',
      description: 'Of a program: a token with the scope, or RELEASE_TOKEN for releases.',
    },
    twilioSignature: header('X-Twilio-Signature', 'Over the address and the form, by the account’s auth token.'),
    elevenLabsSignature: header('ElevenLabs-Signature', 'Over the time and the raw body, by the webhook’s secret.'),
    webhookSignature: header('webhook-signature', 'Standard Webhooks, by the secret of the webhook.'),
  }
}

/** What a call needs; any one of the list will do, and an empty one needs nothing. */
export function securityOf(policy: AccessPolicy | undefined, path: string): Requirement[] {
  if (policy === undefined) throw new Error(`${path} has no access policy.`)
  if (isTokenRight(policy)) return [{ session: [] }, { token: [policy] }]
  switch (policy) {
    case 'admin':
      return [{ session: [] }]
    case 'webhook':
      return [path.includes('/twilio/') ? { twilioSignature: [] } : { elevenLabsSignature: [] }]
    // Without a session: on the server's own machine.
    case 'operator':
      return [{}, { session: [] }]
    case 'public':
      return path === '/api/request-demo' ? [{}, { session: [] }, { token: ['requests:write'] }] : []
  }
}

/** The roles of accounts whose session the call takes; undefined for a call that looks at none. */
export function rolesOf(
  policy: AccessPolicy | undefined,
  forAnalysts: ForAnalysts | undefined,
): readonly Role[] | undefined {
  if (forAnalysts === undefined && (policy === 'public' || policy === 'webhook')) return undefined
  return forAnalysts === undefined || forAnalysts === 'closed' ? ['admin'] : ['admin', 'analyst']
}
