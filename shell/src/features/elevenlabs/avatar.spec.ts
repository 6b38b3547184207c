import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lightTokens } from '@clarity/browser-kit/design-tokens'
import { expect, test } from 'vitest'

test('the avatar has the accent color', () => {
  const svg = readFileSync(join(import.meta.dirname, 'clarity.svg'), 'utf8')
  expect(svg).toContain(`fill="${lightTokens.accent}"`)
})
