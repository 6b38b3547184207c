import { expect, it } from 'vitest'
import { isDeeperThan } from './json-depth.js'

it.each([
  ['lists', '[[[]]]', true],
  ['objects', '{"a":{"b":{}}}', true],
  ['both, one in the other', '{"a":[{', true],
  ['as deep as allowed', '{"a":[1]}', false],
  ['one beside the other', '[[],[],[],{},{}]', false],
  ['brackets in a text', '["[[[[{{{{"]', false],
  ['brackets after an escaped quote', String.raw`["\"[[[["]`, false],
  ['a text that ends with a backslash', String.raw`["\\",[[]]]`, true],
  ['nothing', '', false],
  ['closing brackets alone', ']]]]', false],
])('sees in the bytes how deep JSON lies: %s', (_, json, isTooDeep) => {
  expect(isDeeperThan(Buffer.from(json), 2)).toBe(isTooDeep)
})
