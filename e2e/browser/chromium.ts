import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright-core'

const packageFile = fileURLToPath(import.meta.resolve('@sparticuz/chromium/package.json', import.meta.url))

/** How to start the browser that came with npm; where it has no build for the platform, Playwright's own. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  return { args: ['--no-sandbox'], ...(await unpack()) }
}
