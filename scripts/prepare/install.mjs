import { isInstalled, markInstalled } from './installed-packages.mjs'
import { machinePath, node } from './places.mjs'
import { runQuietly } from './run-quietly.mjs'
import { Refusal, say, seconds } from './say.mjs'

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  if (isInstalled()) return
  const started = Date.now()
  say('Installing packages ...')
  // With NODE_ENV=production npm would leave out the packages that the build needs.
  const env = { ...process.env, PATH: machinePath }
  delete env.NODE_ENV
  const { ok, output } = await runQuietly(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-update-notifier', '--include=dev', '--include=optional'],
    { env },
  )
  if (!ok) throw new Refusal(`${firstLines(output)}\nInstalling packages failed: is the npm registry reachable?`)
  const { ok: runs } = await runQuietly(node, ['--version'])
  if (!runs)
    throw new Refusal(
      `Clarity brings its own Node for Linux with glibc and for macOS, on x64 and arm64; this is ${process.platform} on ${process.arch}, and no Node of its own runs here.`,
    )
  markInstalled()
  say(`Packages installed in ${seconds(started)}`)
}

// npm prints the reason first and its usage last.
function firstLines(output) {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('npm warn'))
    .slice(0, 15)
    .join('\n')
}
