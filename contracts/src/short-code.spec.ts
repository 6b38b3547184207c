import { describe, expect, it } from 'vitest'
import { readLink, shortCodeAlphabet } from './short-code.js'

describe('readLink', () => {
  it.each([
    ['/q7', { kind: 'campaign', campaign: 'q7' }],
    ['/Ab3dE', { kind: 'shortCode', code: 'Ab3dE' }],
    ['/admin', { kind: 'page' }],
    ['/', { kind: 'page' }],
    ['/abc', { kind: 'page' }],
    ['/abcdef', { kind: 'page' }],
    ['/a/cd', { kind: 'page' }],
    ['/q7/', { kind: 'campaign', campaign: 'q7' }],
    ['/Ab3dE/', { kind: 'shortCode', code: 'Ab3dE' }],
    ['/Ab3dE//', { kind: 'page' }],
    ['/admin/', { kind: 'page' }],
    ['//', { kind: 'page' }],
    ['/report/abcde', { kind: 'page' }],
  ])('reads %s', (path, link) => {
    expect(readLink(path)).toEqual(link)
  })

  it('knows an alphabet in which nothing is misread for something else', () => {
    expect(shortCodeAlphabet).not.toMatch(/[01IOilo]/)
    expect(new Set(shortCodeAlphabet).size).toBe(shortCodeAlphabet.length)
  })
})
