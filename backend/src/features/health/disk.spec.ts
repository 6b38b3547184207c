import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DiskState, readSpace } from './disk.js'

const megabyte = 1_000_000

/** A file system of its own, if this account may mount one. */
async function smallDisk(sizeMb: number): Promise<{ folder: string; remove: () => Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'clarity-small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,nr_inodes=1000`, 'clarity-test', folder], {
      stdio: 'ignore',
    })
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  return {
    folder,
    remove: async () => {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

describe('the state of a disk', () => {
  it('is full below 32 MB, and not full again before there are 64', () => {
    const disk = new DiskState()
    const judge = (mb: number) => disk.judge({ bytes: mb * megabyte, files: 1_000_000 })
    expect([33, 31, 33, 63, 64, 33, 31].map(judge)).toEqual([false, true, true, true, false, false, true])
  })

  it('is full without files to create, where the file system counts them', () => {
    expect(new DiskState().judge({ bytes: 1e12, files: 5 })).toBe(true)
    expect(new DiskState().judge({ bytes: 1e12, files: null })).toBe(false)
  })

  it('follows a real disk that fills up and is emptied', async () => {
    // A container without the right to mount measures an ordinary disk: the calls are the same.
    const small = await smallDisk(100)
    const disk = new DiskState()
    if (small === null) {
      expect((await readSpace(tmpdir())).bytes).toBeGreaterThan(0)
      return
    }
    try {
      expect(disk.judge(await readSpace(small.folder))).toBe(false)
      await writeFile(join(small.folder, 'much'), Buffer.alloc(80 * megabyte))
      expect(disk.judge(await readSpace(small.folder))).toBe(true)
      await rm(join(small.folder, 'much'))
      expect(disk.judge(await readSpace(small.folder))).toBe(false)
    } finally {
      await small.remove()
    }
  })

  it('costs a probe less than a millisecond', async () => {
    const startedAt = performance.now()
    for (let n = 0; n < 200; n += 1) await readSpace(tmpdir())
    expect((performance.now() - startedAt) / 200).toBeLessThan(1)
  })
})
