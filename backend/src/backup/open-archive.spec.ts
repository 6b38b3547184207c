import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreInto, tablesIn, useBackupStage } from '../../test/backup-stage.js'
import { withClient } from '../../test/with-client.js'
import { pack, unpack } from '../../test/repack-archive.js'
import { StartFailure } from '../start/start-failure.js'
import { backupDatabase } from './backup-database.js'
import { openArchive } from './open-archive.js'
import { restoreDatabase } from './restore-database.js'

const run = promisify(execFile)

const stage = useBackupStage()

beforeEach(async () => {
  await backupDatabase(stage.source.url, stage.folder.file, () => undefined)
})

describe('an archive is refused before anything is written', () => {
  afterEach(async () => {
    expect(await tablesIn(stage.target)).toEqual([])
  })

  const refusal = async (path = stage.folder.file) => {
    const failure = await restoreInto(stage.target, path).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartFailure)
    expect((failure as StartFailure).message).not.toContain('\n')
    return (failure as StartFailure).message
  }
  /** Damage inside the rows of a table; the compression around them is intact. */
  const changeOneBit = async () => {
    const tar = gunzipSync(await readFile(stage.folder.file))
    const headerBytes = 512
    tar[tar.indexOf('data/public.reports/') + headerBytes + 100]! ^= 1
    await writeFile(stage.folder.file, gzipSync(tar))
  }
  const change = async (path: string, edit: (text: string) => string) => {
    await unpack(stage.folder)
    await writeFile(join(stage.folder.path, path), edit(await readFile(join(stage.folder.path, path), 'utf8')))
  }

  it.each([0.01, 0.5, 0.99])('cut off at %f of its length', async (share) => {
    const whole = await readFile(stage.folder.file)
    await writeFile(stage.folder.file, whole.subarray(0, Math.floor(whole.length * share)))
    expect(await refusal()).toMatch(
      /is damaged \(its end is missing\): nothing was restored; use another backup\.$|is not a backup/,
    )
  })

  it('that ends between two of its files', async () => {
    const tar = gunzipSync(await readFile(stage.folder.file))
    const last = tar.lastIndexOf('SHA256SUMS\0')
    await writeFile(stage.folder.file, gzipSync(Buffer.concat([tar.subarray(0, last), Buffer.alloc(1024)])))
    expect(await refusal()).toMatch(/is damaged \(its end is missing\)/)
  })

  it.each([0.3, 0.5, 0.9])('with one bit changed at %f of its length', async (share) => {
    const whole = await readFile(stage.folder.file)
    whole[Math.floor(whole.length * share)]! ^= 1
    await writeFile(stage.folder.file, whole)
    expect(await refusal()).toMatch(/is damaged \(.+\): nothing was restored; use another backup\.$/)
  })

  it('with one bit changed before it was packed', async () => {
    await changeOneBit()
    expect(await refusal()).toMatch(
      /is damaged \(its checksums do not match\): nothing was restored; use another backup\.$/,
    )
  })

  it('whose part is missing', async () => {
    await unpack(stage.folder)
    await rm(join(stage.folder.path, 'data/public.reports'), { recursive: true })
    const entries = (await readdir(stage.folder.path)).filter((name) => name !== 'SHA256SUMS')
    await run('tar', [
      'czf',
      stage.folder.file,
      '-C',
      stage.folder.path,
      'manifest.json',
      ...entries.filter((name) => name !== 'manifest.json'),
      'SHA256SUMS',
    ])
    expect(await refusal()).toMatch(/is damaged \(its checksums do not match\)/)
  })

  it('of a later release', async () => {
    await change('manifest.json', (text) =>
      text.replace('"release": "', '"release": "9.').replace(/("migrations": \[)/, '$1 "Later1999999999999",'),
    )
    await pack(stage.folder)
    expect(await refusal()).toMatch(
      /was made by a later release of Clarity, 9\.[\d.]+, and this [\d.]+ does not know its Later1999999999999: nothing was restored; restore it with that release\.$/,
    )
  })

  it('of a later format', async () => {
    await change('manifest.json', () => JSON.stringify({ product: 'clarity', format: 2, release: '9.0.0' }))
    await pack(stage.folder)
    expect(await refusal()).toMatch(/was made by a later release of Clarity, 9\.0\.0, .* does not know its format 2/)
  })

  it('in which there is a folder instead of a file', async () => {
    expect(await refusal(stage.folder.path)).toMatch(/is not a backup of Clarity/)
  })

  it('of another program', async () => {
    await mkdir(join(stage.folder.path, 'other'))
    await writeFile(join(stage.folder.path, 'other', 'readme.txt'), 'hello')
    await run('tar', ['czf', stage.folder.file, '-C', join(stage.folder.path, 'other'), 'readme.txt'])
    expect(await refusal()).toMatch(/is not a backup of Clarity: name a file that 'npm run backup' wrote\.$/)
  })

  it.each([
    ['no archive', 'just text'],
    ['empty', ''],
  ])('that is %s', async (_, text) => {
    await writeFile(stage.folder.file, text)
    expect(await refusal()).toMatch(/is not a backup of Clarity/)
  })

  it('that is not there', async () => {
    expect(await refusal(join(stage.folder.path, 'none.tar.gz'))).toMatch(/none\.tar\.gz cannot be read \(ENOENT\)/)
  })

  it('that changes after it was checked', async () => {
    const archive = await openArchive(stage.folder.file)
    await changeOneBit()
    await expect(restoreDatabase(stage.target.url, archive, () => undefined)).rejects.toThrow(/00001\.copy has changed/)
  })
})

it('an archive may be closed before its end', async () => {
  await withClient(stage.source.url, (client) =>
    client.query(
      `INSERT INTO paces SELECT md5(i::text) || repeat(md5(random()::text), 30), now() FROM generate_series(1, 12000) i`,
    ),
  )
  const large = `${stage.folder.file}.large`
  await backupDatabase(stage.source.url, large, () => undefined)
  const tables: string[] = []
  for await (const { table } of (await openArchive(large)).readParts()) {
    tables.push(table.name)
    break
  }
  expect(tables).toHaveLength(1)
  // The rest of the unpacking must end too, and without an unhandled error.
  await expect(openArchive(large)).resolves.toBeDefined()
})
