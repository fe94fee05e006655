import { BlockList, isIPv4 } from 'node:net'

/**
 * Where an IP address leads: out into the internet, into a network of the house, or to what nobody may be sent to
 * (link-local with the metadata services of the clouds, multicast, reserved, addresses that wrap others).
 */
export type Reach = 'public' | 'internal' | 'never'

const internal = listOf(
  ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ['::1/128', 'fc00::/7'],
)

// IANA's registers of special-purpose addresses, and the clouds' metadata services outside of link-local.
const never = listOf(
  [
    '0.0.0.0/8',
    '169.254.0.0/16',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '100.100.100.200/32',
    '168.63.129.16/32',
  ],
  // Teredo, documentation and 6to4 inside the range of public addresses.
  ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', 'fd00:ec2::254/128'],
)

const publicV6 = listOf([], ['2000::/3'])
const wrappedV4 = listOf([], ['::ffff:0:0/96'])

/** @param address an IPv4 or IPv6 address, without brackets */
export function reachOf(address: string): Reach {
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (never.check(address, family)) return 'never'
  if (family === 'ipv6' && wrappedV4.check(address, family)) return 'never'
  if (internal.check(address, family)) return 'internal'
  // Everything else of IPv6 is unassigned, or leads to an IPv4 address by way of a translator.
  if (family === 'ipv6' && !publicV6.check(address, family)) return 'never'
  return 'public'
}

function listOf(v4: string[], v6: string[]): BlockList {
  const list = new BlockList()
  for (const [networks, family] of [
    [v4, 'ipv4'],
    [v6, 'ipv6'],
  ] as const) {
    for (const network of networks) {
      const [base = '', bits = ''] = network.split('/')
      list.addSubnet(base, Number(bits), family)
    }
  }
  return list
}
