import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The scripts and styles of one build, by name, as the build compressed them. */
export type PackedAssets = ReadonlyMap<string, Buffer>

const packed = /^(.+\.(?:js|css))\.br$/

export async function readPackedAssets(folder: string): Promise<PackedAssets> {
  const names = (await readdir(folder)).flatMap((name) => packed.exec(name)?.[1] ?? [])
  const read = async (name: string) => [name, await readFile(join(folder, `${name}.br`))] as const
  return new Map(await Promise.all(names.map(read)))
}
