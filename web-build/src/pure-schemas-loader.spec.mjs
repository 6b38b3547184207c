import { expect, it } from 'vitest'
import pureSchemasLoader from './pure-schemas-loader.mjs'

it('lets a schema that nothing uses be dropped, over as many lines as it has', () => {
  const source = 'export const Name = v.pipe(\n  v.string(),\n);\nconst most = 3;\n'
  expect(pureSchemasLoader(source)).toBe(
    'export const Name = /*#__PURE__*/ (() => v.pipe(\n  v.string(),\n))();\nconst most = 3;\n',
  )
})
