import { partsOf } from './surface-parts.mjs'

const optional = /^\s*(readonly )?[\w'-]+\?[:(]/
const inList = /^\s*\w+,?$/
/** A further slot: remotes fill slots and never make the props of one. */
const slot = /^readonly [\w'-]+: \w+;$/
const choice = /^((?:readonly )?[\w'-]+\?: )((?:'[^']*'(?: \| )?)+);$/

/**
 * What a newer surface of the kit changes, one line each. `broken`: a released remote may rely on what was removed or
 * changed. `added`: new exports, optional members and choices of an optional member, which no released remote can know.
 */
export function compareSurfaces(before, after) {
  const [old, now] = [partsOf(before), partsOf(after)]
  const broken = []
  const added = [...now.keys()].filter((name) => !old.has(name))
  for (const [name, lines] of old) {
    if (!now.has(name)) broken.push(`${name} is removed`)
    else if (!isExtended(lines, now.get(name), name === 'SlotProps')) broken.push(`${name} is changed`)
    else if (lines.map(plain).join() !== now.get(name).map(plain).join()) added.push(name)
  }
  return { broken, added }
}

/** All lines are still there, in their order, and the ones between them need not be given. */
function isExtended(lines, now, hasSlots) {
  const waiting = lines.map(plain)
  for (const line of now) {
    if (plain(line) === waiting[0] || hasMoreChoices(waiting[0], plain(line))) waiting.shift()
    else if (!optional.test(line) && !inList.test(line) && !(hasSlots && slot.test(line.trim()))) return false
  }
  return waiting.length === 0
}

/** Remotes give optional members and do not read them, so a further choice changes nothing for them. */
function hasMoreChoices(before = '', now) {
  const [old, next] = [choice.exec(before), choice.exec(now)]
  if (!old || !next || old[1] !== next[1]) return false
  const offered = next[2].split(' | ')
  return old[2].split(' | ').every((each) => offered.includes(each))
}

const plain = (line) => line.trim().replace(/,$/, '')
