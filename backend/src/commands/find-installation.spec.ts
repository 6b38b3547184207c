import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/test-app.js'
import { StartFailure } from '../start/start-failure.js'
import { findInstallation } from './find-installation.js'

let folder: string
let said: string[]
let unused: Server
let port: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clarity-find-'))
  said = []
  unused = createServer((_, response) => response.writeHead(404).end('{"status":"ok"}'))
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve))
  port = String((unused.address() as AddressInfo).port)
})
afterEach(() => {
  unused.close()
  rmSync(folder, { recursive: true })
})

const find = (env: Record<string, string>) => findInstallation({ PORT: port, ...env }, (line) => void said.push(line))

function makeDatabase(dataDir: string): string {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'port'), '5432')
  return dataDir
}

describe('an installation', () => {
  it('is the database that DATABASE_URL names', async () => {
    const databaseUrl = 'postgres://a:b@127.0.0.1:1/c'
    expect(await find({ DATABASE_URL: databaseUrl, DATA_DIR: folder })).toEqual({ databaseUrl, dataDir: folder })
  })

  it('is the folder that DATA_DIR names', async () => {
    const dataDir = makeDatabase(join(folder, 'data'))
    expect(await find({ DATA_DIR: dataDir })).toEqual({ databaseUrl: null, dataDir })
  })

  it('is not created if DATA_DIR holds none', async () => {
    const finding = find({ DATA_DIR: join(folder, 'other') })
    await expect(finding).rejects.toThrow(
      new StartFailure(
        `DATA_DIR ${join(folder, 'other')} holds no database of Clarity: set DATA_DIR or DATABASE_URL to what that server was started with.`,
      ),
    )
  })

  it('is the one that runs at the port, with what its process was started with', async () => {
    const running = await startTestApp()
    const before = process.env['DATABASE_URL']
    const place = await find({ PORT: new URL(running.url).port })
    await running.close()
    // This very process listens.
    expect(place).toEqual({ databaseUrl: before ?? null, dataDir: join(process.cwd(), '.data') })
  })

  it('is not sought behind a port at which another program answers', async () => {
    const finding = find({})
    await expect(finding).rejects.toThrow(
      new StartFailure(
        `No installation of Clarity was found: ${join(process.cwd(), '.data')} holds no database, and no server answers at port ${port}. Start it, or set DATA_DIR or DATABASE_URL to what that server was started with.`,
      ),
    )
  })
})
