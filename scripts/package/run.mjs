import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../prepare/places.mjs'
import { Refusal, runScript, say, seconds } from '../prepare/say.mjs'
import { rootPackage } from '../sdk/staged-package.mjs'
import { folderSize } from './folder-size.mjs'
import { sourceTime } from './source-time.mjs'
import { stageProduct } from './stage-product.mjs'
import { writeArchive } from './write-archive.mjs'

const usage =
  'npm run package -- [--arch x64|arm64] [--out <folder>] [--without-database], on Linux or macOS, for Linux with glibc'

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

await runScript(async () => {
  const started = Date.now()
  const { arch, out, database } = readOptions()
  const name = `clarity-${rootPackage().version}-linux-${arch}`
  const folder = join(out, name)
  const packages = await stageProduct(folder, { os: 'linux', cpu: arch, libc: 'glibc' }, { database })
  const { bytes, files } = folderSize(folder)
  say(`${folder}: ${megabytes(bytes)}, ${files.toLocaleString('en')} files, ${packages} packages`)
  const archive = `${folder}.tar.gz`
  const checksum = await writeArchive(folder, name, archive, sourceTime())
  say(`${archive}: ${megabytes(statSync(archive).size)}, sha256 ${checksum}, in ${seconds(started)}`)
})

function readOptions() {
  const { arch, out, 'without-database': without } = parse()
  if (!['x64', 'arm64'].includes(arch)) throw new Refusal(`There is no package for ${arch}: ${usage}`)
  return { arch, out: resolve(out), database: !without }
}

function parse() {
  try {
    return parseArgs({
      options: {
        arch: { type: 'string', default: 'x64' },
        out: { type: 'string', default: join(root, 'dist') },
        'without-database': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error.message}: ${usage}`)
  }
}
