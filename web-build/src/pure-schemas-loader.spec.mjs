import { expect, it } from 'vitest'
import pureSchemasLoader from './pure-schemas-loader.mjs'

it('allows an unused schema to be dropped, even over several lines', () => {
  const source = 'export const Name = v.pipe(\n  v.string(),\n);\nconst most = 3;\n'
  expect(pureSchemasLoader(source)).toBe(
    'export const Name = /*#__PURE__*/ (() => v.pipe(\n  v.string(),\n))();\nconst most = 3;\n',
  )
})
