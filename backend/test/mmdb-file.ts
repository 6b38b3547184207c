type Value = string | number | { readonly [key: string]: Value }

/** A complete file in MaxMind's format (version 2.0, 24-bit records) with one IPv4 network, such as [81, 2, 69]. */
export function mmdbFile(network: readonly number[], record: Value): Buffer {
  const bits = network.flatMap((part) => [7, 6, 5, 4, 3, 2, 1, 0].map((place) => (part >> place) & 1))
  const unknown = bits.length
  const found = bits.length + 16
  const nodes = bits.flatMap((bit, depth) => {
    const next = depth + 1 < bits.length ? depth + 1 : found
    return bit ? [unknown, next] : [next, unknown]
  })
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'GeoLite2-City',
    ip_version: 4,
    node_count: bits.length,
    record_size: 24,
  }
  return Buffer.concat([
    Buffer.from(nodes.flatMap((node) => [node >> 16, (node >> 8) & 255, node & 255])),
    Buffer.alloc(16),
    encode(record),
    Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'),
    encode(metadata),
  ])
}

/** The format's type numbers: 2 text, 6 unsigned 32-bit number, 7 map. */
function encode(value: Value): Buffer {
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes])
  }
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([Buffer.from([(2 << 5) | bytes.length]), bytes])
  }
  const entries = Object.entries(value)
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flat().map(encode)])
}
