import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import type { Register } from '../role/register.js'
import type { Templates, Slots } from './templates.js'
import type { Memory } from './memory.js'
import { seedOf } from './seed.js'

const slot = /\{(\w+)\}/g

/** An unused template that can be filled; null if none is left. */
export function pick(templates: Templates, slots: Slots, register: Register, memory: Memory): string | null {
  const own = (templates[register] ?? []).map((template) => ({ template, bonus: 0 }))
  const rest = (templates.any ?? []).map((template) => ({ template, bonus: own.length > 0 ? 0x60000000 : 0 }))
  const ranked = [...own, ...rest]
    .map(({ template, bonus }) => ({ template, rank: (seedOf(`${template}${memory.seed}`) >>> 1) + bonus }))
    .sort((a, b) => a.rank - b.rank)
  for (const { template } of ranked) {
    if (isUsed(template, memory)) continue
    const filled = fill(template, slots)
    if (filled && !memory.isSaid(filled)) return filled
  }
  return null
}

/** A template counts as used once its own words have been said, with any filling. */
function isUsed(template: string, memory: Memory): boolean {
  const own = template.split(/\{\w+\}/).sort((a, b) => b.length - a.length)[0] ?? ''
  return own.trim().split(/\s+/).length >= 2 && memory.holds(own)
}

function fill(template: string, slots: Slots): string | null {
  let isFull = true
  const text = template.replace(slot, (_, name: string) => {
    const value = slots[lowerFirst(name) as keyof Slots]
    if (!value) isFull = false
    const filled = value ?? ''
    return /^\p{Lu}/u.test(name) ? capitalised(filled) : filled
  })
  return isFull ? text : null
}
