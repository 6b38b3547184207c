import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mmdbFile } from '../../../test/mmdb-file.js'
import { placeOf } from '../../../test/place-server.js'
import { StartFailure } from '../../start/start-failure.js'
import { MaxmindGeolocation } from './maxmind-geolocation.js'

const germany = { names: { de: 'Deutschland', en: 'Germany' } }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function openFile(bytes: Buffer): Promise<MaxmindGeolocation> {
  const file = join(folder, `${crypto.randomUUID()}.mmdb`)
  await writeFile(file, bytes)
  return MaxmindGeolocation.open(file)
}

describe('a file of cities', () => {
  let places: MaxmindGeolocation
  beforeAll(async () => {
    places = await openFile(mmdbFile([81, 2, 69], { city: { names: { en: 'Berlin' } }, country: germany }))
  })

  it.each(['81.2.69.1', '81.2.69.255', '::ffff:81.2.69.7'])(
    'knows the city and country of %s',
    async (remoteAddress) => {
      expect(await placeOf(places, { remoteAddress })).toBe('Berlin, Germany')
    },
  )

  it.each(['81.2.70.1', '127.0.0.1', '::1', '2001:db8::1'])('knows no place of %s', async (remoteAddress) => {
    expect(await placeOf(places, { remoteAddress })).toBeNull()
  })

  it('looks up the address that a trusted proxy forwards for, not the proxy', async () => {
    const headers = { 'x-forwarded-for': '81.2.69.1' }
    expect(await placeOf(places, { remoteAddress: '127.0.0.1', headers, trustProxy: '127.0.0.1' })).toBe(
      'Berlin, Germany',
    )
    expect(await placeOf(places, { remoteAddress: '10.0.0.1', headers, trustProxy: '127.0.0.1' })).toBeNull()
  })

  it('finds no place for an invalid address', async () => {
    const headers = { 'x-forwarded-for': 'unknown' }
    expect(await placeOf(places, { remoteAddress: '127.0.0.1', headers, trustProxy: '127.0.0.1' })).toBeNull()
  })
})

it('knows the country of an address if the file has no cities', async () => {
  const places = await openFile(mmdbFile([81, 2], { country: germany }))
  expect(await placeOf(places, { remoteAddress: '81.2.3.4' })).toBe('Germany')
})

it('finds no place if the file is damaged in the middle', async () => {
  const bytes = mmdbFile([81, 2], { country: germany })
  const places = await openFile(bytes.fill(0xff, bytes.indexOf('country'), bytes.indexOf('Germany')))
  expect(await placeOf(places, { remoteAddress: '81.2.3.4' })).toBeNull()
})

it('refuses a file that is not in the format, naming the variable and the file', async () => {
  const opened = openFile(Buffer.from('a picture, perhaps'))
  await expect(opened).rejects.toThrow(StartFailure)
  await expect(opened).rejects.toThrow(/^GEOIP_DB is ".*\.mmdb", expected a readable file in MaxMind's format\.$/)
})

it('refuses a file that is not there', async () => {
  await expect(MaxmindGeolocation.open(join(folder, 'missing.mmdb'))).rejects.toThrow(StartFailure)
})
