import type { LiveChange } from './live-change.js'
import type { LiveListener } from './live-listener.js'

/** A value that was read from the database, until a change of this kind is announced. Nothing is kept while unheard. */
export class Remembered<Value> {
  private value: Promise<Value> | null = null

  constructor(
    private readonly listener: LiveListener,
    kind: LiveChange['kind'],
    private readonly read: () => Promise<Value>,
  ) {
    listener.subscribe({
      changed: (change) => {
        if (change.kind === kind) this.forget()
      },
      resumed: () => this.forget(),
    })
  }

  /** For a change of this process, whose announcement may arrive after its answer. */
  forget(): void {
    this.value = null
  }

  async get(): Promise<Value> {
    if (!this.listener.isHearing) return this.read()
    const value = (this.value ??= this.read())
    try {
      return await value
    } catch (error) {
      if (this.value === value) this.value = null
      throw error
    }
  }
}
