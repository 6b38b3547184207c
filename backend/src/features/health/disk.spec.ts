import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { mountSmallDisk } from '@clarity/test-kit/small-disk'
import { DiskState, readSpace } from './disk.js'

const megabyte = 1_000_000

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
    const small = mountSmallDisk(100)
    const disk = new DiskState()
    if (small === null) {
      expect((await readSpace(tmpdir())).bytes).toBeGreaterThan(0)
      return
    }
    try {
      expect(disk.judge(await readSpace(small.folder))).toBe(false)
      small.fill(80 * megabyte)
      expect(disk.judge(await readSpace(small.folder))).toBe(true)
      small.empty()
      expect(disk.judge(await readSpace(small.folder))).toBe(false)
    } finally {
      small.remove()
    }
  })
})
