// Taken before any remote runs: what they replace must not be needed for finding that.
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect

interface Watched {
  readonly name: string
  readonly object: object
  /** Of each property as it was at the start. */
  readonly properties: Record<PropertyKey, PropertyDescriptor>
  /** Only these properties, and else all. */
  readonly only: readonly string[] | null
}

const functions = ['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestAnimationFrame']
const withPrototype = () => ({
  ...{ Object, Function, Array, String, Number, Boolean, RegExp, Date, Error, Promise, Map, Set, WeakMap, WeakSet },
  ...{ EventTarget, Node, Element, HTMLElement, Document, Event, Storage, History, Headers, Request, Response },
})

let watched: readonly Watched[] = []

/** Remembers what the whole page depends on. Until this is called, nothing is watched. */
export function watchGlobals(): void {
  watched = [
    remember('', globalThis, functions),
    remember('history.', history),
    remember('JSON.', JSON),
    remember('Object.', Object),
    remember('Array.', Array),
    remember('Promise.', Promise),
    ...Object.entries(withPrototype()).map(([name, { prototype }]) => remember(`${name}.prototype.`, prototype)),
  ]
}

/** Puts back what was changed, and gives the names of it: `fetch`, `Array.prototype.map`. */
export function mendGlobals(): string[] {
  const changed: string[] = []
  for (let index = 0; index < watched.length; index++) mend(watched[index]!, changed)
  return changed
}

function remember(name: string, object: object, only: readonly string[] | null = null): Watched {
  const properties = Object.create(null) as Watched['properties']
  for (const key of only ?? ownKeys(object)) {
    const property = getOwnPropertyDescriptor(object, key)
    if (property) properties[key] = property
  }
  return { name, object, properties, only }
}

function mend({ name, object, properties, only }: Watched, changed: string[]): void {
  const keys = only ?? ownKeys(object)
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]!
    if (isSame(properties[key], getOwnPropertyDescriptor(object, key))) continue
    changed[changed.length] = name + String(key)
    putBack(object, key, properties)
  }
  const known = ownKeys(properties)
  for (let index = 0; index < known.length; index++) {
    const key = known[index]!
    if (getOwnPropertyDescriptor(object, key)) continue
    changed[changed.length] = name + String(key)
    putBack(object, key, properties)
  }
}

const isSame = (before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean =>
  before?.value === now?.value && before?.get === now?.get && before?.set === now?.set

/** What cannot be put back is the new state: it is named once. */
function putBack(object: object, key: PropertyKey, properties: Watched['properties']): void {
  const before = properties[key]
  const isBack = before ? defineProperty(object, key, before) : deleteProperty(object, key)
  if (isBack) return
  const now = getOwnPropertyDescriptor(object, key)
  if (now) properties[key] = now
}
