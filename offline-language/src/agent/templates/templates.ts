import type { Register } from '../role/register.js'

/** Ways to say one thing, by how the agent comes across; `{thing}` is filled, `{Thing}` with a capital. */
export type Frames = Partial<Record<Register | 'any', readonly string[]>>

export type Slots = Partial<
  Record<
    'thing' | 'figure' | 'day' | 'clause' | 'hedge' | 'wants' | 'name' | 'part' | 'sore' | 'quote' | 'echo' | 'before',
    string | null | undefined
  >
>
