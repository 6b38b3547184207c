import { expect, it } from 'vitest'
import { placeOf } from '../../../test/place-server.js'
import { NoPlaces } from './no-places.js'

it('knows no place, whatever the headers say', async () => {
  expect(await placeOf(new NoPlaces(), { remoteAddress: '127.0.0.1', headers: { 'cf-ipcountry': 'DE' } })).toBeNull()
})
