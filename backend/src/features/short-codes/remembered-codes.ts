import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { manyIds } from '@clarity/contracts'
import { LiveListener } from '../../live/live-listener.js'
import { Recent } from '../../memory/recent.js'

const mostKnown = 50_000
/** Apart: however many codes are guessed, they displace no known one. */
const mostUnknown = 10_000
const mostNetworksOfUnknown = 1_000

/**
 * Codes that this process has looked up. The database announces every change of a code, and what is remembered counts
 * only while this process listens.
 */
@Injectable()
export class RememberedCodes implements OnApplicationBootstrap {
  /** The path of each code's target. */
  private readonly known = new Recent<string>(mostKnown)
  /** The networks that asked for a code that does not exist: to each it was one miss. */
  private readonly unknown = new Recent<Set<string>>(mostUnknown)
  private readonly lookups = new Map<string, symbol>()

  constructor(private readonly listener: LiveListener) {}

  onApplicationBootstrap(): void {
    this.listener.subscribe({
      changed: ({ kind, id }) => {
        if (kind === 'short_code') this.forget(id)
      },
      resumed: () => this.forget(manyIds),
    })
  }

  findTarget(code: string): string | undefined {
    return this.listener.isHearing ? this.known.find(code) : undefined
  }

  /** True if this network has asked for the code, and it does not exist. */
  isUnknownTo(network: string, code: string): boolean {
    return this.listener.isHearing && this.unknown.find(code)?.has(network) === true
  }

  /** Reads the path of a code's target, null if there is none, and remembers it unless it changes meanwhile. */
  async lookUp(code: string, network: string, read: () => Promise<string | null>): Promise<string | null> {
    const lookup = Symbol(code)
    this.lookups.set(code, lookup)
    try {
      const url = await read()
      if (this.lookups.get(code) === lookup && this.listener.isHearing) this.keep(code, network, url)
      return url
    } finally {
      if (this.lookups.get(code) === lookup) this.lookups.delete(code)
    }
  }

  private keep(code: string, network: string, url: string | null): void {
    if (url !== null) return this.known.keep(code, url)
    const networks = this.unknown.find(code) ?? new Set()
    if (networks.size < mostNetworksOfUnknown) this.unknown.keep(code, networks.add(network))
  }

  private forget(code: string): void {
    if (code === manyIds) for (const memory of [this.known, this.unknown, this.lookups]) memory.clear()
    this.known.forget(code)
    this.unknown.forget(code)
    this.lookups.delete(code)
  }
}
