import { expect, it } from 'vitest'
import { placeOf } from '../../../test/place-server.js'
import { ProxyHeaderGeolocation } from './proxy-header-geolocation.js'

const places = new ProxyHeaderGeolocation()
const proxy = { remoteAddress: '10.0.0.1', trustProxy: '10.0.0.0/8' }
const forwarded = { 'x-forwarded-for': '203.0.113.9' }

it.each([
  ['cf-ipcountry', 'DE', 'Germany'],
  ['cloudfront-viewer-country', 'fr', 'France'],
  ['x-geo-country', 'US', 'United States'],
])('reads the country from the header %s of a trusted proxy', async (name, code, place) => {
  expect(await placeOf(places, { ...proxy, headers: { ...forwarded, [name]: code } })).toBe(place)
})

it.each(['XX', 'T1', 'ZZ', '', 'Germany', '<b>'])('treats %j as no country', async (code) => {
  expect(await placeOf(places, { ...proxy, headers: { ...forwarded, 'cf-ipcountry': code } })).toBeNull()
})

it('does not believe the header of a connection that no trusted proxy made', async () => {
  const headers = { ...forwarded, 'cf-ipcountry': 'DE' }
  expect(await placeOf(places, { ...proxy, remoteAddress: '198.51.100.7', headers })).toBeNull()
  expect(await placeOf(places, { remoteAddress: '10.0.0.1', headers })).toBeNull()
})

it('finds nothing if the proxy sends no country', async () => {
  expect(await placeOf(places, { ...proxy, headers: forwarded })).toBeNull()
})
