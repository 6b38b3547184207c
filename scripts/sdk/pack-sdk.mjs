import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { Refusal } from '../prepare/say.mjs'
import { stageSdk } from './stage-sdk.mjs'

/** Packs the SDK, ready to be published, and gives the paths of the packages. */
export async function packSdk(out) {
  const staged = mkdtempSync(join(tmpdir(), 'clarity-sdk-'))
  try {
    const folders = await stageSdk(staged)
    const { ok, output } = await runQuietly('npm', ['pack', '--silent', '--pack-destination', out, ...folders])
    if (!ok) throw new Refusal(`${output.trim()}\nThe packages could not be packed.`)
    return output.match(/^clarity-\S+[.]tgz$/gm).map((name) => join(out, name))
  } finally {
    rmSync(staged, { recursive: true })
  }
}
