import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildMissing } from './prepare/build.mjs'
import { prepare } from './prepare/prepare.mjs'
import { Refusal, runScript, say } from './prepare/say.mjs'

await runScript(async () => {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
  if (!out) throw new Refusal('Say where to: npm run sdk -- --out <folder>')
  await prepare(() => buildMissing(['contracts']))
  const folder = resolve(out)
  mkdirSync(folder, { recursive: true })
  // Only now is everything installed that it imports.
  const { packSdk } = await import('./sdk/pack-sdk.mjs')
  for (const file of await packSdk(folder)) say(file)
})
