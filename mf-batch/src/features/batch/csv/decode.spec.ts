import { describe, expect, test } from 'vitest'
import { decode } from './decode'

/** Encodes a text in the code page, as a spreadsheet does: Node can only decode it. */
function encode(text: string, codePage: string): Uint8Array {
  const decoder = new TextDecoder(codePage)
  const table = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]))
  return new Uint8Array([...text].map((letter) => table.get(letter)!))
}

test.each([
  ['UTF-8', new TextEncoder().encode('Žofie 李')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFŽofie 李')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Žofie 李', 'utf16le')])],
  [
    'UTF-16 with its bytes the other way round',
    new Uint8Array([0xfe, 0xff, ...Buffer.from('Žofie 李', 'utf16le').swap16()]),
  ],
])('%s says itself what it is', (_, bytes) => {
  expect(decode(bytes)).toEqual({ text: 'Žofie 李', guess: null })
})

test('letters that western and central Windows write alike need no guess', () => {
  expect(decode(encode('Zoë Müller'.replace('ë', 'é'), 'windows-1252'))).toEqual({ text: 'Zoé Müller', guess: null })
})

describe.each([
  [
    'windows-1250',
    [
      'Jiří Dvořák, Černý, Nováček',
      'Łukasz Wałęsa; Brzęczyszczykiewicz',
      'Żółć',
      'Ľubomír Šťastný',
      'Szűcs Erzsébet, Gyöngyösi Győző',
      'Ionuţ Bălăşoiu',
      'Đorđe Đuričić',
    ],
  ],
  [
    'windows-1252',
    [
      'Hélène Dupré, Gérard Lefèvre',
      'José Núñez; Iñaki',
      'Jørgen Østergård',
      'João Simões',
      'Åsa Björk, Ærø',
      'Þórður Guðmundsdóttir',
      'Niccolò Sarà',
    ],
  ],
] as const)('%s', (codePage, texts) => {
  test.each(texts)('%s is guessed right', (text) => {
    expect(decode(encode(text, codePage))).toEqual({ text, guess: codePage })
  })
})

test('the reader knows better than a guess', () => {
  const bytes = encode('Erdős', 'windows-1250')
  expect(decode(bytes)).toEqual({ text: 'Erdõs', guess: 'windows-1252' })
  expect(decode(bytes, 'windows-1250')).toEqual({ text: 'Erdős', guess: 'windows-1250' })
})
