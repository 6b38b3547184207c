import type { DemoSession, SaidTurn } from '@clarity/contracts/demo-session'

/** A turn as shown. A turn that arrives several times is shown once, by its key. */
export interface Caption extends Pick<SaidTurn, 'role' | 'message' | 'at'> {
  key: string
  /** Not yet stored by the server. */
  pending?: boolean
}

/** The number of a turn in its conversation. Agents of a provider may give none. */
type Place = number | null | undefined

/** The captions: the turns that the server has stored, then those that it has not acknowledged yet. */
export class Captions {
  #said: readonly Caption[] = []
  #unsaid: readonly Caption[] = []
  #conversationId = ''
  #beganAt = Date.now()

  get all(): readonly Caption[] {
    return [...this.#said, ...this.#unsaid]
  }

  /** Sent again on every new connection. */
  get unsaid(): readonly Caption[] {
    return this.#unsaid
  }

  /** Adds the turns of a session; returns the agent's newest words if they were not shown before. */
  takeOver({ provider, conversationId, turns }: DemoSession): string | null {
    const before = this.#said.length
    const last = turns.at(-1)
    this.#conversationId = conversationId
    // Another provider's agent does not return earlier turns, so the shown ones are kept.
    if (provider === 'builtin' || last)
      this.#said = turns.map(({ role, message, at, messageId }, index) => ({
        key: this.keyOf(index + 1, messageId),
        role,
        message,
        at,
      }))
    this.#unsaid = this.#unsaid.filter(({ key }) => turns.every(({ messageId }) => messageId !== key))
    this.#beganAt = Date.now() - (this.#said.at(-1)?.at ?? 0) * 1000
    return last?.role === 'agent' && turns.length > before ? last.message : null
  }

  say(message: string): Caption {
    const caption: Caption = { key: crypto.randomUUID(), role: 'user', message, at: this.#now(), pending: true }
    this.#unsaid = [...this.#unsaid, caption]
    return caption
  }

  /** A turn that the server has stored; false if it is shown already. */
  store(role: Caption['role'], message: string, key: string): boolean {
    const sent = this.#unsaid.find((caption) => caption.key === key)
    this.#unsaid = this.#unsaid.filter((caption) => caption !== sent)
    if (this.#said.some((caption) => caption.key === key)) return false
    // What was typed while the agent was speaking is stored after the agent's words.
    const at = Math.max(sent?.at ?? this.#now(), this.#said.at(-1)?.at ?? 0)
    this.#said = [...this.#said, { key, role, message, at }]
    return true
  }

  /** The agent was interrupted: it said less than was shown, in its last turn if no place is given. */
  correct(message: string, place: Place): void {
    const last = this.#said.findLast(({ role }) => role === 'agent')?.key
    const corrected = typeof place === 'number' ? this.keyOf(place) : last
    this.#said = this.#said.map((caption) => (caption.key === corrected ? { ...caption, message } : caption))
  }

  /** The key of the turn at this position, from 1; a turn that the page sent has its own id as key. */
  keyOf(place: Place, messageId?: string): string {
    return messageId ?? `${this.#conversationId}-${place ?? `new-${this.#said.length}`}`
  }

  #now(): number {
    return Math.max(0, Math.round((Date.now() - this.#beganAt) / 1000))
  }
}
