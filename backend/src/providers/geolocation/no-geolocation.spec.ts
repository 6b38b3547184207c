import { expect, it } from 'vitest'
import { placeOf } from '../../../test/place-server.js'
import { NoGeolocation } from './no-geolocation.js'

it('finds no place, regardless of the headers', async () => {
  expect(
    await placeOf(new NoGeolocation(), { remoteAddress: '127.0.0.1', headers: { 'cf-ipcountry': 'DE' } }),
  ).toBeNull()
})
