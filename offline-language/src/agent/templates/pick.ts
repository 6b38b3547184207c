import type { Register } from '../role/register.js'
import type { Frames, Slots } from './templates.js'
import type { Memory } from './memory.js'
import { seedOf } from './seed.js'

const slot = /\{(\w+)\}/g

/** One of the ways that was not used yet and can be filled; null when none is left. */
export function pick(frames: Frames, slots: Slots, register: Register, memory: Memory): string | null {
  const own = (frames[register] ?? []).map((frame) => ({ frame, bonus: 0 }))
  const rest = (frames.any ?? []).map((frame) => ({ frame, bonus: own.length > 0 ? 0x60000000 : 0 }))
  const ranked = [...own, ...rest]
    .map(({ frame, bonus }) => ({ frame, rank: (seedOf(`${frame}${memory.seed}`) >>> 1) + bonus }))
    .sort((a, b) => a.rank - b.rank)
  for (const { frame } of ranked) {
    if (isUsed(frame, memory)) continue
    const filled = fill(frame, slots)
    if (filled && !memory.isSaid(filled)) return filled
  }
  return null
}

/** A frame is used up when its own words have been said, whatever filled it. */
function isUsed(frame: string, memory: Memory): boolean {
  const own = frame.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? ''
  return own.trim().split(/\s+/).length >= 2 && memory.holds(own)
}

function fill(frame: string, slots: Slots): string | null {
  let isFull = true
  const text = frame.replace(slot, (_, name: string) => {
    const value = slots[(name.charAt(0).toLowerCase() + name.slice(1)) as keyof Slots]
    if (!value) isFull = false
    const filled = value ?? ''
    return /^\p{Lu}/u.test(name) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled
  })
  return isFull ? text : null
}
