import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of an address, which is the key of a rate limit: /64 for IPv6, because one subscriber has all of it, and
 * /24 for IPv4. An IPv4-mapped address counts as IPv4. A text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0]!
  if (isIPv4(bare)) return `${bare.slice(0, bare.lastIndexOf('.'))}.0/24`
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return `${groups[6]! >> 8}.${groups[6]! & 0xff}.${groups[7]! >> 8}.0/24`
  const first = groups.slice(0, 4).map((group) => group.toString(16))
  return `${first.join(':')}::/64`
}

/** The eight groups of an IPv6 address. The URL parser converts a dotted end to groups too. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [start, end] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const gap = Array.from({ length: 8 - start!.length - end!.length }, () => '0')
  return [...start!, ...gap, ...end!].map((group) => parseInt(group, 16))
}
