import { brotli } from './brotli-plugin.mjs'
import { packageOf } from './remote-package.mjs'

const chunkOf = (slot) => `slot-${slot}`

const slotsOf = (folder) => packageOf(folder).clarity.slots ?? []

/** Each filling is an exposed module of its own, `src/slots/{slot}.tsx`: the page around it loads nothing else. */
export const slotExposes = (folder) =>
  Object.fromEntries(
    slotsOf(folder).map(({ slot }) => [
      `./${chunkOf(slot)}`,
      { import: `./src/slots/${slot}.tsx`, name: chunkOf(slot) },
    ]),
  )

/** The fillings for the manifest, each with its scripts: first the one that brings it, then its later parts. */
export const filledSlots = (folder, compilation) =>
  slotsOf(folder).map((filling) => ({ ...filling, files: filesOf(compilation, filling.slot) }))

/** A sentence for each filling whose scripts together exceed the limit. */
export const heavySlots = (slots, assets, mostBytes) =>
  slots
    .map(({ slot, files }) => ({ slot, bytes: sum(files.map((file) => brotli(assets[file].buffer()).length)) }))
    .filter(({ bytes }) => bytes > mostBytes)
    .map(({ slot, bytes }) => `The slot ${slot} has ${bytes} bytes (brotli) of at most ${mostBytes}.`)

function filesOf(compilation, slot) {
  const groups = new Set([compilation.namedChunkGroups.get(chunkOf(slot))])
  for (const group of groups) for (const child of group?.getChildren() ?? []) groups.add(child)
  const files = [...groups].flatMap((group) => group?.getFiles() ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'))
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
