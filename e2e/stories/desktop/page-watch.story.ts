import { expect, test } from '../story.ts'

test('The page watch of every story detects its faults', async ({ page, watch }) => {
  await page.goto('/report/any')
  await page.evaluate(() => {
    console.error('an error of ours')
    console.warn('a warning of ours')
    const wide = document.createElement('div')
    wide.style.setProperty('width', '3000px')
    wide.textContent = 'wide'
    const script = document.createElement('script')
    script.textContent = 'window.stray = true'
    document.body.append(wide, script)
    setTimeout(() => {
      throw new Error('nobody catches this')
    })
    void fetch('/api/not-found-text')
  })
  const seen = () =>
    [
      /^console error: an error of ours /,
      /^console warning: a warning of ours /,
      /^console error: Failed to load resource: .* 404 .*not-found-text/,
      /^page error: .*nobody catches this/s,
      /^policy: script-src-elem inline/,
      /^overflow: \d+ px in \d+ px at 'Access Your Report'/,
    ].filter((trouble) => !watch.troubles.some((line) => trouble.test(line)))
  await expect.poll(seen).toEqual([])
  watch.troubles.length = 0
})
