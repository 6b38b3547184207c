/** 1.6 Mbit/s with a round trip of 150 ms, in the units of Chromium. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * Runs in the page from its start: collects what the browser reports about paints, shifts and long tasks, and when the
 * page is usable. From outside, asking for that would take a tenth of the page's time.
 */
function observe(usable) {
  const { document, MutationObserver } = globalThis
  const seen = { paints: [], shifts: [], tasks: [], usableMs: null }
  const watch = new MutationObserver(() => {
    if (!document.querySelector(usable)) return
    seen.usableMs = performance.now()
    watch.disconnect()
    globalThis.console.debug('usable')
  })
  watch.observe(document, { childList: true, subtree: true })
  const keep = (type, list, read) =>
    new PerformanceObserver((entries) => list.push(...entries.getEntries().map(read))).observe({ type, buffered: true })
  keep('largest-contentful-paint', seen.paints, ({ startTime }) => startTime)
  keep('layout-shift', seen.shifts, ({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))
  keep('longtask', seen.tasks, ({ startTime, duration }) => ({ startTime, duration }))
  globalThis.seenByBrowser = seen
}

/**
 * Opens a page on a slow phone with an empty cache and waits until it is usable: until it has an element that fits a
 * selector, and has settled if that is asked for. Returns milliseconds, the sum of the layout shifts, and the number of
 * elements.
 */
export async function loadOnPhone(
  browser,
  url,
  { usable, isSettled = true, cookies = [], permissions = [], answers = {} },
) {
  const context = await browser.newContext({ ...phone, permissions })
  try {
    await context.addCookies(cookies)
    for (const [path, json] of Object.entries(answers)) await context.route(path, (route) => route.fulfill({ json }))
    const page = await context.newPage()
    await page.addInitScript(observe, usable)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const told = page.waitForEvent('console', { predicate: (line) => line.text() === 'usable', timeout: 120_000 })
    await page.goto(url, { waitUntil: 'commit' })
    await told
    if (isSettled) await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => ({
      ...globalThis.seenByBrowser,
      elements: globalThis.document.querySelectorAll('*').length,
    }))
    return summaryOf(seen)
  } finally {
    await context.close()
  }
}

function summaryOf({ paints, shifts, tasks, usableMs, elements }) {
  const before = tasks.filter(({ startTime }) => startTime < usableMs).map(({ duration }) => duration)
  return {
    usableMs,
    paintMs: paints.at(-1),
    shift: shifts.reduce((sum, value) => sum + value, 0),
    blockedMs: before.reduce((sum, duration) => sum + duration - 50, 0),
    longestMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
    elements,
  }
}
