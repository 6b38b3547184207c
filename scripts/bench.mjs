import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { forget, tableOf } from '../bench/results/table.mjs'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript, say } from './prepare/say.mjs'

const folder = join(root, 'bench')

/** What `npm run bench` runs without names: every line of the table in bench/README.md, in some ten minutes. */
const table = [
  'short-links',
  'report-gate',
  'welcome-page',
  'admin-list',
  'batch-import',
  'report-jobs',
  'gate-beside-reports',
  'phone-loads',
  'admin-weight',
  'dashboard-figures',
  'lists',
]

function chosen(names) {
  if (names.length === 0) return table
  const all = readdirSync(folder).flatMap((name) => (name.endsWith('.mjs') ? [name.slice(0, -4)] : []))
  const unknown = names.find((name) => name !== 'all' && !all.includes(name))
  if (unknown) throw new Error(`There is no benchmark '${unknown}', only: ${all.sort().join(', ')}, or all.`)
  return names.includes('all') ? all.sort() : names
}

await runScript(async () => {
  const names = chosen(process.argv.slice(2))
  await prepare()
  const tookSecs = []
  for (const name of names) {
    say(`\n${name}`)
    forget(name)
    const startedAt = performance.now()
    if ((await runOpenly(node, [join(folder, `${name}.mjs`)])) !== 0) process.exitCode = 1
    tookSecs.push(`${name} ${Math.round((performance.now() - startedAt) / 1_000)}`)
  }
  say(`\n${tableOf(names)}`)
  say(`\nSeconds: ${tookSecs.join(', ')}.`)
})
