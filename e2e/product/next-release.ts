import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { root } from './places.ts'

/** A built release in a folder of its own, for `Server.start`. */
export interface Release {
  readonly folder: string
  remove(): Promise<void>
}

/** This repository's build with another admin shell: every script and style has another name, none has the old one. */
export async function releaseWithOtherShell(): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'clarity-release-'))
  for (const name of await readdir(root))
    if (name !== 'backend' && name !== 'shell') await symlink(join(root, name), join(folder, name))
  // Copied, because a linked program would find the folders beside the original.
  for (const name of ['backend', 'shell']) {
    await mkdir(join(folder, name))
    for (const part of await readdir(join(root, name)))
      if (part === 'dist') await cp(join(root, name, part), join(folder, name, part), { recursive: true })
      else await symlink(join(root, name, part), join(folder, name, part))
  }
  await renameAssets(join(folder, 'shell/dist/admin'))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

const hashOfName = /\.([0-9a-f]{10})\.(?:js|css)$/

async function renameAssets(admin: string): Promise<void> {
  const assets = join(admin, 'assets')
  const names = (await readdir(assets)).filter((name) => hashOfName.test(name))
  const hashes = [...new Set(names.map((name) => hashOfName.exec(name)![1]!))]
  const renamed = (text: string) => hashes.reduce((done, hash) => done.replaceAll(hash, otherHash(hash)), text)

  const contents = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  await rm(assets, { recursive: true })
  await mkdir(assets)
  for (const [index, name] of names.entries()) {
    const path = join(assets, renamed(name))
    const content = renamed(contents[index]!)
    await writeFile(path, content)
    await writeFile(`${path}.br`, brotliCompressSync(content))
  }
  const page = join(admin, 'index.html')
  await writeFile(page, renamed(await readFile(page, 'utf8')))
  // Not the page itself: it leaves out the place of its data.
  const packed = brotliDecompressSync(await readFile(`${page}.br`)).toString()
  await writeFile(`${page}.br`, brotliCompressSync(renamed(packed)))
  const host = join(admin, 'host.json')
  const facts = JSON.parse(await readFile(host, 'utf8')) as { build: string }
  await writeFile(host, JSON.stringify({ ...facts, build: otherHash(facts.build) }))
}

const otherHash = (hash: string) => createHash('sha256').update(hash).digest('hex').slice(0, hash.length)
