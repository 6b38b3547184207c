import * as v from 'valibot'
import { loadData, named } from './load-data.js'

/** Phrases in lower case, separated by a comma and a space, in any number of lines. */
const Lines = v.array(v.pipe(v.string(), v.regex(/^[^\s,A-Z]+(?:,? [^\s,A-Z]+)*$/, 'phrases with ", " between them')))

/** A list of phrases, which are found as whole words. */
export interface Phrases {
  startOf: (text: string) => boolean
  in: (text: string) => boolean
  /** The phrase that the text starts with, the longest first; '' if there is none. */
  startIn: (text: string) => string
}

/** The lists of `data/phrases/{file}.json`, which must have exactly these names. */
export function loadPhrases<Name extends string>(file: string, ...names: Name[]): Record<Name, Phrases> {
  const lists = loadData(`phrases/${file}`, named(names, Lines))
  const found = names.map((name) => [name, phrases(lists[name].flatMap((line) => line.split(', ')))])
  return Object.fromEntries(found) as Record<Name, Phrases>
}

function phrases(list: readonly string[]): Phrases {
  const escaped = list
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const any = `(?:${escaped.join('|')})(?![\\p{L}\\p{N}'])`
  const start = new RegExp(`^${any}`, 'iu')
  const anywhere = new RegExp(`(?<![\\p{L}\\p{N}'])${any}`, 'iu')
  return {
    startOf: (text) => start.test(text),
    in: (text) => anywhere.test(text),
    startIn: (text) => start.exec(text)?.[0] ?? '',
  }
}
