import * as v from 'valibot'
import { Id, Moment, RequiredText } from './text.js'

/** What a program may do with a token, in words that complete 'may …'; a right for one module names it in its scope. */
export const tokenRights = {
  'remotes:read': { isPerModule: false, words: 'read the releases of every module' },
  'remotes:release': { isPerModule: true, words: 'release versions' },
  'remotes:activate': { isPerModule: true, words: 'activate and withdraw versions' },
  'requests:write': { isPerModule: false, words: 'request demos as an admin does' },
  'requests:read': { isPerModule: false, words: 'read demo requests' },
  'reports:read': { isPerModule: false, words: 'read reports, their content and versions' },
  'metrics:read': { isPerModule: false, words: 'read metrics' },
} as const satisfies Record<string, { isPerModule: boolean; words: string }>
export type TokenRight = keyof typeof tokenRights

export const tokenRightNames = Object.keys(tokenRights) as TokenRight[]

export function isTokenRight(text: string): text is TokenRight {
  return Object.hasOwn(tokenRights, text)
}

/** The longest life of a token: a year, and a day for clocks that differ. */
export const longestTokenDays = 366

/** A token, without its random bytes. */
export const tokenPrefix = 'clr_'

const namesOf = (isPerModule: boolean) =>
  tokenRightNames.filter((right) => tokenRights[right].isPerModule === isPerModule).join('|')

/** `remotes:read`, or with the module that it is for: `remotes:release:mf-reports`. */
export const TokenScope = v.pipe(
  v.string('must be text'),
  v.regex(
    new RegExp(`^(?:(?:${namesOf(false)})|(?:${namesOf(true)}):[a-z][a-z0-9-]{1,39})$`),
    'must be a scope such as remotes:read or remotes:release:mf-reports',
  ),
)

/** The scope that allows this; `module` is ignored by a right that is for all modules. */
export function tokenScope(right: TokenRight, module: string): string {
  return tokenRights[right].isPerModule ? `${right}:${module}` : right
}

/** The right and the module that a scope names (null for all modules). Null for a scope that is not known here. */
export function readTokenScope(scope: string): { right: TokenRight; module: string | null } | null {
  const right = tokenRightNames.find((name) => scope === name || scope.startsWith(`${name}:`))
  if (right === undefined) return null
  return { right, module: scope === right ? null : scope.slice(right.length + 1) }
}

/** Body of POST /api/admin/tokens. */
export const CreateToken = v.object({
  name: RequiredText(60),
  scopes: v.pipe(
    v.array(TokenScope),
    v.minLength(1, 'must have one scope or more'),
    v.maxLength(100, 'must have at most 100 scopes'),
    v.metadata({ openapi: { uniqueItems: true } }),
    v.check((scopes) => new Set(scopes).size === scopes.length, 'must not name a scope twice'),
  ),
  expires_at: Moment,
})
export type CreateToken = v.InferOutput<typeof CreateToken>

/** One row of GET /api/admin/tokens, newest first. `created_by` is an admin's email. */
export const Token = v.object({
  id: Id,
  name: v.string(),
  scopes: v.array(v.string()),
  expires_at: Moment,
  created_at: Moment,
  created_by: v.string(),
  /** Exact to a minute. */
  last_used_at: v.nullable(Moment),
})
export type Token = v.InferOutput<typeof Token>

/** 201: the token itself is in this answer alone. */
export const CreatedToken = v.object({ ...Token.entries, token: v.string() })
export type CreatedToken = v.InferOutput<typeof CreatedToken>

export const tokenTexts = {
  refused: 'This token is unknown, has expired or was revoked.',
  tooMany: 'Too many wrong tokens. Please wait a few minutes and try again.',
  sessionOnly: 'A token does not open this: it needs a signed-in admin.',
  unknown: 'There is no token with this id.',
  nameTaken: 'There is a token with this name already.',
  expiresInPast: 'expires_at must be in the future.',
  expiresTooLate: 'A token lives for at most a year.',
} as const

export const missingScopeSentence = (scope: string) => `This token does not have the scope ${scope}.`
