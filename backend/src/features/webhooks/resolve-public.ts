import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-network.js'

export const privateAddressError = 'the address is in a private network'

/**
 * A lookup for a connection that only gives public addresses. The address that was checked is the one that is connected
 * to, so a name that changes its address in between gains nothing.
 */
export const resolvePublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const failure = error ?? (allowed.length === 0 ? new Error(privateAddressError) : null)
    if (options.all) return callback(failure, allowed)
    const [first] = allowed as [LookupAddress?]
    callback(failure, first?.address ?? '', first?.family)
  })
}
