import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const kitFolder = dirname(import.meta.dirname)
export const kitPackage = JSON.parse(readFileSync(join(kitFolder, 'package.json'), 'utf8'))

/** What a team outside the repository imports: the kit, and what tests of its pages need. */
export const entries = {
  index: 'src/index.ts',
  'test-kit/browser': 'src/test-kit/browser.ts',
  'test-kit/network': 'src/test-kit/network.ts',
  'test-kit/show-page': 'src/test-kit/show-page.tsx',
}
