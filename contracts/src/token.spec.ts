import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { readTokenScope, TokenScope, tokenScope } from './token.js'

describe('a scope', () => {
  it.each([
    'remotes:read',
    'remotes:release:mf-reports',
    'remotes:activate:mf-reports',
    'requests:write',
    'requests:read',
    'reports:read',
    'metrics:read',
  ])('may be %s', (scope) => {
    expect(is(TokenScope, scope)).toBe(true)
  })

  it.each([
    '',
    'remotes',
    'remotes:read:mf-reports',
    'remotes:release',
    'remotes:release:',
    'remotes:release:*',
    'remotes:release:../x',
    'remotes:release:mf-reports:more',
    'remotes:delete:mf-reports',
    'requests:delete',
    'reports:read:mf-reports',
    ' remotes:read',
    'remotes:read\n',
  ])('may not be %j', (scope) => {
    expect(is(TokenScope, scope)).toBe(false)
  })

  it('is read as it is made', () => {
    expect(readTokenScope(tokenScope('remotes:release', 'mf-x'))).toEqual({ right: 'remotes:release', module: 'mf-x' })
    expect(readTokenScope(tokenScope('remotes:read', 'mf-x'))).toEqual({ right: 'remotes:read', module: null })
    expect(readTokenScope('people:write')).toBeNull()
  })
})
