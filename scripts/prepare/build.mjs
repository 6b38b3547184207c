import { node, ownPath, program } from './places.mjs'
import { runQuietly } from './run-quietly.mjs'
import { Refusal, say, seconds } from './say.mjs'

/** The environment for lerna and other tools: no daemon, no network, no terminal control sequences. */
export const toolEnvironment = {
  ...process.env,
  PATH: ownPath,
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  // The output goes to logs, and the developer's own settings must not change what is built or tested.
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
}

/** Builds the workspaces whose sources changed; nx caches earlier results. */
export async function build() {
  say('Building what changed ...')
  await runBuilds([])
}

/** Builds the workspaces that have never been built. */
export async function buildMissing(names) {
  if (names.length === 0) return
  say(`Building ${names.join(', ')} ...`)
  await runBuilds(names.flatMap((name) => ['--scope', `@clarity/${name}`]))
}

async function runBuilds(scopes) {
  const started = Date.now()
  const { ok, output } = await runQuietly(node, [program('lerna'), 'run', 'build', ...scopes], { env: toolEnvironment })
  if (!ok) throw new Refusal(`${output.trim()}\nThe build failed: see its output above.`)
  say(`Built in ${seconds(started)}`)
}
