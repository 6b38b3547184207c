import { beforeEach, describe, expect, it } from 'vitest'
import { mendGlobals, watchGlobals } from './watched-globals'

beforeEach(watchGlobals)

describe('what the whole page depends on', () => {
  it('is left alone while nobody changes it', () => {
    expect(mendGlobals()).toEqual([])
  })

  it.each([
    ['fetch', () => Reflect.set(globalThis, 'fetch', () => 'mine'), () => String(globalThis.fetch).includes('mine')],
    ['history.pushState', () => Reflect.set(history, 'pushState', () => {}), () => Object.hasOwn(history, 'pushState')],
    ['Array.prototype.map', () => Reflect.set(Array.prototype, 'map', () => []), () => [1].map(String).length === 0],
    ['Object.prototype.kite', () => Reflect.set(Object.prototype, 'kite', 1), () => 'kite' in {}],
    [
      'Promise.prototype.finally',
      () => Reflect.deleteProperty(Promise.prototype, 'finally'),
      () => !('finally' in Promise.prototype),
    ],
    [
      'Element.prototype.id',
      () => Object.defineProperty(Element.prototype, 'id', { get: () => 'mine', configurable: true }),
      () => document.createElement('p').id === 'mine',
    ],
  ])('is put back and named: %s', (name, change, isChanged) => {
    change()
    expect(mendGlobals()).toEqual([name])
    expect(isChanged()).toBe(false)
    expect(mendGlobals()).toEqual([])
  })

  it('is named once if it cannot be put back', () => {
    Object.defineProperty(Storage.prototype, 'kites', { value: 1, configurable: false })
    expect(mendGlobals()).toEqual(['Storage.prototype.kites'])
    expect(mendGlobals()).toEqual([])
  })
})
