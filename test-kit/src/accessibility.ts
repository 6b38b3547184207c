import axe from 'axe-core'
import { expect } from 'vitest'

/** Colors are checked in a real browser, because jsdom has none. */
const rules = { 'color-contrast': { enabled: false } }

export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
