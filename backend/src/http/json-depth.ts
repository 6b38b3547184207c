const [quote, backslash] = Buffer.from('"\\')
const [opensList, opensObject, closesList, closesObject] = Buffer.from('[{]}')

/** True if this JSON is nested deeper than `most`: counted in its bytes, before it is parsed. */
export function isDeeperThan(json: Buffer, most: number): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (byte === opensList || byte === opensObject) {
      depth += 1
      if (depth > most) return true
    } else if (byte === closesList || byte === closesObject) depth -= 1
  }
  return false
}
