import { setTimeout } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../../http/client-address.js'
import { FairQueue } from '../../limits/fair-queue.js'
import { networkOf } from '../../limits/network.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { DeviceCookie } from './device-cookie.js'
import {
  accountKey,
  failuresPerAccount,
  signInDelayMs,
  triesPerAccountAndNetwork,
  triesPerDevice,
  triesPerNetwork,
} from './sign-in-limits.js'

type Count = readonly [limit: Limit, key: string]

/** Rate limit for password attempts. One person's failed attempts must not lock others out of an account. */
@Injectable()
export class SignInAttempts {
  /** A password check takes one core about 15 ms: checks use at most one core, and networks take turns. */
  private readonly turns = new FairQueue(1)

  constructor(
    private readonly limits: RateLimits,
    private readonly devices: DeviceCookie,
  ) {}

  /**
   * Runs the check of a password, which returns null if it is wrong. Throws TooMany for a network, or a known device,
   * with too many failures. The result does not reveal whether the account exists.
   */
  async run<Result>(
    request: FastifyRequest,
    email: string,
    check: () => Promise<Result | null>,
  ): Promise<Result | null> {
    const account = accountKey(email)
    const network = networkOf(clientAddress(request))
    const device = await this.devices.find(request, email)
    // Taken before the check: otherwise many concurrent attempts would all be checked.
    const counts = device === null ? networkCounts(account, network) : [[triesPerDevice, device] as const]
    for (const [limit, key] of counts) await this.limits.consume(limit, key)
    if (device === null) await setTimeout(signInDelayMs(await this.limits.countUsed(failuresPerAccount, account)))
    const result = await this.turns.run(device ?? network, check)
    if (result === null) await this.limits.tryConsume(failuresPerAccount, account)
    else for (const [limit, key] of counts) await this.limits.refund(limit, key)
    return result
  }
}

function networkCounts(account: string, network: string): Count[] {
  return [
    [triesPerAccountAndNetwork, `${account} ${network}`],
    [triesPerNetwork, network],
  ]
}
