import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { GzipAround } from './gzip-around.js'

const [before, after] = ['<html>é '.repeat(500), ' the end of it</html>'.repeat(500)]

it.each(['', 'é', 'data', 'x'.repeat(200_000), 'the end of it</html> '.repeat(90)])(
  'gives the whole text back',
  (text) => {
    const packed = new GzipAround(before, after).around(text)
    expect(gunzipSync(packed).toString()).toBe(before + text + after)
  },
)

it('is small', () => {
  expect(new GzipAround(before, after).around('data').length).toBeLessThan(300)
})
