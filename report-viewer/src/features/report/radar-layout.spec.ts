import { expect, test } from 'vitest'
import { halfWidth, layOutRadar } from './radar-layout'

const long = 'Donaudampfschifffahrt and everything else'

test('short labels leave room for a larger web', () => {
  expect(layOutRadar(['Engineer', 'Lift', 'Mother']).radius).toBe(132)
  expect(layOutRadar([long, long, long, long]).radius).toBe(96)
})

test('labels stay inside the width', () => {
  const names = ['Price', 'Start date', 'Depot', 'Drivers', 'Overtime']
  for (const { lines, x } of layOutRadar(names).labels)
    expect(Math.abs(x) + Math.max(...lines.map((line) => line.length)) * 7).toBeLessThanOrEqual(halfWidth + 1)
})

test('the height is what the web and its labels need: three axes leave nothing empty below', () => {
  const three = layOutRadar(['Engineer', 'Lift', 'Mother'])
  expect(three.bottom).toBeLessThan(three.radius * 0.75)
  const four = layOutRadar(['Engineer', 'Lift', 'Mother', 'Depot'])
  expect(four.bottom).toBeGreaterThan(four.radius)
  expect(four.top).toBeLessThan(-four.radius)
})
