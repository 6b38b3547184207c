import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the internet (IANA's registry of special-purpose addresses). */
const special = new BlockList()
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  special.addSubnet(range.split('/')[0]!, Number(range.split('/')[1]))

/** The part of IPv6 that the internet uses, without what tunnels to IPv4 and what is for examples. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 23, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')
tunnels.addSubnet('3fff::', 20, 'ipv6')

/** False for an address of this machine, of a private network, or of one that leads to either. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address)
  return global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}
