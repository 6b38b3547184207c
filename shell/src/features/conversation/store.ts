/** A state that lives outside React and is read by `useSyncExternalStore`. */
export class Store<State extends object> {
  readonly #subscribers = new Set<() => void>()

  constructor(protected state: State) {}

  readonly snapshot = (): State => this.state

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => void this.#subscribers.delete(subscriber)
  }

  protected change(change: Partial<State>): void {
    this.state = { ...this.state, ...change }
    for (const subscriber of this.#subscribers) subscriber()
  }
}
