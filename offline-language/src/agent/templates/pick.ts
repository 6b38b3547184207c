import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { capitalised, lowerFirst } from '../../language/tokens/first-letter.js'
import type { Register } from '../role/register.js'
import type { Templates, Slots } from './templates.js'
import type { Memory } from './memory.js'
import { seedOf } from './seed.js'

const slot = /\{(\w+)\}/g

/** An unused template that can be filled; null if none is left. */
export function pick(templates: Templates, slots: Slots, register: Register, memory: Memory): string | null {
  for (const template of inOrder(templates, register, memory)) {
    if (isUsed(template, memory)) continue
    const filled = fill(template, slots)
    if (filled && !memory.isSaid(filled)) return filled
  }
  return null
}

/** The same; if none is left, the sentences of one that have not been said: "It is 900 so far" is dropped the second time. */
export function pickUnsaid(templates: Templates, slots: Slots, register: Register, memory: Memory): string | null {
  const whole = pick(templates, slots, register, memory)
  if (whole) return whole
  const rest = inOrder(templates, register, memory).map((template) =>
    sentencesOf(fill(template, slots) ?? '')
      .filter((sentence) => !memory.isSaid(sentence))
      .join(' '),
  )
  return rest.find((words) => words !== '') ?? null
}

/** The templates of a register before those for any, in an order of the talk's own. */
function inOrder(templates: Templates, register: Register, memory: Memory): string[] {
  const own = (templates[register] ?? []).map((template) => ({ template, bonus: 0 }))
  const rest = (templates.any ?? []).map((template) => ({ template, bonus: own.length > 0 ? 0x60000000 : 0 }))
  return [...own, ...rest]
    .map(({ template, bonus }) => ({ template, rank: (seedOf(`${template}${memory.seed}`) >>> 1) + bonus }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ template }) => template)
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
