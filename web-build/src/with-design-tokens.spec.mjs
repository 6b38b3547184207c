import { expect, test } from 'vitest'
import { withDesignTokens } from './with-design-tokens.mjs'

test('the named tokens are declared for light and dark', () => {
  expect(withDesignTokens('@design-tokens paper;\nbody {}')).toBe(
    ':root { color-scheme: light dark; --paper: #fff; } ' +
      '@media (prefers-color-scheme: dark) { :root { --paper: #1c1b29; } }\nbody {}',
  )
})

test('an unknown token fails the build', () => {
  expect(() => withDesignTokens('@design-tokens papr;')).toThrow("There is no design token 'papr'.")
})
