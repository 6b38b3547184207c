import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { Refusal } from '../prepare/say.mjs'

/**
 * Calls `work` with the folder of a package that is not installed here, because it is for another platform. It is
 * downloaded, and must be the one of the lock file.
 */
export async function withForeignPackage(path, { version, integrity }, work) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const folder = mkdtempSync(join(tmpdir(), 'clarity-package-'))
  try {
    const packed = await runQuietly('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder })
    const file = join(folder, packed.output.trim().split('\n').at(-1))
    if (!packed.ok) throw new Refusal(`${name}@${version} could not be downloaded:\n${packed.output.trim()}`)
    const [algorithm, expected] = integrity.split(/-(.*)/s)
    if (createHash(algorithm).update(readFileSync(file)).digest('base64') !== expected)
      throw new Refusal(`${name}@${version} is not the one of the lock file: its hash differs.`)
    const unpacked = join(folder, 'unpacked')
    await pipeline(createReadStream(file), createGunzip(), unpackTar(unpacked, { strip: 1 }))
    return await work(unpacked)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
