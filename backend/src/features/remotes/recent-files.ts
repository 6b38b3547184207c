import type { RemoteFileEntity } from './remote-file.entity.js'

/** LRU cache of files, limited by their total bytes. The files never change, so no entry becomes stale. */
export class RecentFiles {
  private readonly files = new Map<string, RemoteFileEntity>()
  private bytes = 0

  constructor(private readonly maxBytes: number) {}

  find(address: string): RemoteFileEntity | undefined {
    const file = this.files.get(address)
    if (file) {
      // A map keeps the order of insertion: re-inserting makes this entry the newest.
      this.files.delete(address)
      this.files.set(address, file)
    }
    return file
  }

  keep(address: string, file: RemoteFileEntity): void {
    if (this.files.has(address)) return
    this.files.set(address, file)
    this.bytes += sizeOf(file)
    for (const [oldest, { content, packed }] of this.files) {
      if (this.bytes <= this.maxBytes) break
      this.files.delete(oldest)
      this.bytes -= sizeOf({ content, packed })
    }
  }
}

function sizeOf({ content, packed }: Pick<RemoteFileEntity, 'content' | 'packed'>): number {
  return content.length + (packed?.length ?? 0)
}
