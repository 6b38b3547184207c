/** Parts of this size keep memory small for tables of any size. */
const partBytes = 4 * 1024 * 1024

/** A row ends with a line feed: COPY writes one inside a value as \n. */
const lineFeed = 10

export interface Part {
  readonly content: Buffer
  readonly rows: number
}

/** COPY's output, joined and split into parts of whole rows. */
export async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    waitingBytes += chunk.length
    if (waitingBytes < partBytes) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(lineFeed) + 1
    if (end > 0) yield partOf(all.subarray(0, end))
    waiting = [all.subarray(end)]
    waitingBytes = all.length - end
  }
  if (waitingBytes > 0) yield partOf(Buffer.concat(waiting))
}

function partOf(content: Buffer): Part {
  let rows = 0
  for (let at = content.indexOf(lineFeed); at >= 0; at = content.indexOf(lineFeed, at + 1)) rows += 1
  return { content, rows }
}
