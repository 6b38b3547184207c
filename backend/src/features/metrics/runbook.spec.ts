import { expect, it } from 'vitest'
import { readAlerts, readRunbook } from '../../../test/observability-files.js'

const names = readAlerts().map(({ alert }) => alert)
const sections = readRunbook().split(/^## /m).slice(1)

it('has a section for each alert, and no other', () => {
  expect(names.length).toBeGreaterThan(10)
  expect(sections.map((section) => section.split('\n', 1)[0]).sort()).toEqual([...names].sort())
})

it.each(sections)('says what an alert means and what to do: %s', (section) => {
  expect(section).toMatch(/^\*\*Means\*\* /m)
  expect(section).toMatch(/^\*\*Do\*\* /m)
})
