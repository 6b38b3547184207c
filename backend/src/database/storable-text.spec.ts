import { isStorableText } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { storableJson, storableText } from './storable-text.js'

it('removes the characters that PostgreSQL cannot store', () => {
  expect(storableText('a\u0000b\ud83dc😀')).toBe('ab\ufffdc😀')
})

it('cleans texts and keys at any depth of a JSON value', () => {
  const value = { 'k\u0000ey': [{ said: 'x\ude00y' }, '😀', '\ud83d'] }
  expect(JSON.parse(storableJson(value))).toEqual({ key: [{ said: 'x\ufffdy' }, '😀', '\ufffd'] })
})

it.each(['\\u0000', '\\\\ud800', 'a\\', '"\u0001\n', '\\\\u0000'])(
  'keeps %j, which only looks like an escape',
  (text) => {
    expect(isStorableText(text)).toBe(true)
    expect(JSON.parse(storableJson({ text }))).toEqual({ text })
  },
)
