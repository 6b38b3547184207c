import { expect, it } from 'vitest'
import { placeOf } from '../../../test/place-server.js'
import { NoGeolocation } from './no-geolocation.js'

it('knows no place, whatever the headers say', async () => {
  expect(
    await placeOf(new NoGeolocation(), { remoteAddress: '127.0.0.1', headers: { 'cf-ipcountry': 'DE' } }),
  ).toBeNull()
})
