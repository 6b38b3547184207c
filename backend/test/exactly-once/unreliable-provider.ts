export type ProviderAnswer = 'done' | 'rejected' | 'refused' | 'done-then-broken' | 'broken'

/** A provider with configurable answers. `performed` lists, by our ids, the effects that really happened. */
export class UnreliableProvider {
  readonly performed: string[] = []
  answers: ProviderAnswer[] = []
  isDown = false

  constructor(private readonly Refusal: new (message: string) => Error) {}

  perform(id: string): Promise<{ kind: 'done'; providerId: string } | { kind: 'rejected'; reason: string }> {
    const answer = this.answers.shift() ?? 'done'
    if (answer === 'refused') return Promise.reject(new this.Refusal('come back later'))
    if (answer === 'broken') return Promise.reject(new Error('socket hang up'))
    if (answer === 'rejected') return Promise.resolve({ kind: 'rejected', reason: 'no such number' })
    this.performed.push(id)
    if (answer === 'done-then-broken') return Promise.reject(new Error('time-out'))
    return Promise.resolve({ kind: 'done', providerId: `provider's ${id}` })
  }

  find(id: string): Promise<string | null> {
    if (this.isDown) return Promise.reject(new Error('down'))
    return Promise.resolve(this.performed.includes(id) ? `provider's ${id}` : null)
  }
}
