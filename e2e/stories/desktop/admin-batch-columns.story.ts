import { cell, openBatchPage, role } from '../../browser/admin-batch.ts'
import { expect, test } from '../story.ts'

test('At 1280 px every phone of a manager’s row is shown whole, and so is its role', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openBatchPage(page)
  await role(page, 1).selectOption({ label: 'Manager → Recipient' })
  for (const label of ['Manager Phone', 'Recipient Phone']) {
    const field = cell(page, 1, label)
    await field.fill('+442079460018')
    await field.blur()
    await expect(field).toHaveValue('+44 20 7946 0018')
    const [needed, shown] = await field.evaluate((input) => [input.scrollWidth, input.clientWidth] as const)
    expect(shown).toBeGreaterThan(100)
    expect(needed).toBeLessThanOrEqual(shown)
  }
})

test('The role is no native box, and its longest text has room beside the arrow', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openBatchPage(page)
  await expect(role(page, 1)).toHaveCSS('appearance', 'none')
  await expect(role(page, 1)).toHaveCSS('background-image', /gradient/)
  const { needed, room } = await role(page, 1).evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = style.font
    return {
      needed: Math.max(...Array.from(select.options, ({ text }) => pen.measureText(text).width)),
      room: select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
    }
  })
  expect(needed).toBeGreaterThan(80)
  expect(needed).toBeLessThanOrEqual(room)
})
