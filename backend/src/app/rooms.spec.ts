import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..')

const areaOf = (file: string): string => relative(sources, file).split('/').slice(0, -1)[0] ?? '.'

/** A folder of `src`, `src/features` or `src/providers`. */
function roomOf(file: string): string {
  const [first, second, third] = relative(sources, file).split('/')
  if (second === undefined) return '.'
  return third !== undefined && ['features', 'providers'].includes(first!) ? `${first}/${second}` : first!
}

function readImports(roomOf: (file: string) => string): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>()
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.spec.ts'))
  for (const file of files.map((name) => join(sources, name))) {
    const imported = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
    const room = roomOf(file)
    const neighbours = rooms.get(room) ?? new Set()
    for (const [, path] of imported) neighbours.add(roomOf(join(dirname(file), path!)))
    neighbours.delete(room)
    rooms.set(room, neighbours)
  }
  return rooms
}

/** The folders that remain after repeatedly removing those that import no other, or that no other imports. */
function findCircles(rooms: Map<string, Set<string>>): string[] {
  const left = new Map(rooms)
  const isOpenEnd = (room: string) =>
    ![...left.get(room)!].some((other) => left.has(other)) || ![...left.values()].some((others) => others.has(room))
  for (let ends = [...left.keys()]; ends.length > 0; ends = [...left.keys()].filter(isOpenEnd))
    ends.filter(isOpenEnd).forEach((room) => left.delete(room))
  return [...left.keys()].sort()
}

// dependency-cruiser would miss a cycle that enters a folder at one subfolder and leaves it at another.
it('finds no circle between the rooms of the backend', () => {
  const rooms = readImports(roomOf)
  expect(rooms.size).toBeGreaterThan(30)
  expect(findCircles(rooms)).toEqual([])
})

it('finds no circle between the folders of src, with all features as one', () => {
  expect(findCircles(readImports(areaOf))).toEqual([])
})

it('finds a circle', () => {
  const rooms = { app: ['one'], one: ['two'], two: ['three'], three: ['one', 'low'], low: [] }
  expect(findCircles(new Map(Object.entries(rooms).map(([room, others]) => [room, new Set(others)])))).toEqual([
    'one',
    'three',
    'two',
  ])
})
