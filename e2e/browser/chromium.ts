import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import chromium from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const packageFile = fileURLToPath(new URL('../package.json', import.meta.resolve('@sparticuz/chromium')))

/** Launch options for the browser from npm; if it has no build for the platform, for Playwright's own. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return {}
  const folder = await unpackedFolder()
  return {
    executablePath: join(folder, 'chromium'),
    // A fake microphone that beeps, and its permission granted.
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** Renamed into place when it is complete: a partial browser or another version is never started. */
async function unpackedFolder(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  await unpackInto(unfinished)
  await writeFile(join(unfinished, 'fonts.conf'), fontsOf(folder))
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
  return folder
}

// It unpacks itself into the temporary folder and trusts existing files there.
async function unpackInto(folder: string): Promise<void> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    await chromium.executablePath()
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

/** Only its own font, so pages have the same layout on every machine, even without fonts. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`
}
