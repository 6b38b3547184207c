import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { node, root } from '../product/places.ts'

const isRoot = process.getuid?.() === 0

/** A package, made of this checkout and unpacked elsewhere as on a machine that has nothing else. */
export class PackageFolder {
  readonly path: string
  /** The folder to remove in the end. */
  private readonly parent: string | undefined

  private constructor(path: string, parent?: string) {
    this.path = path
    this.parent = parent
  }

  static at(path: string): PackageFolder {
    return new PackageFolder(resolve(path))
  }

  static make(): PackageFolder {
    const parent = mkdtempSync(join(tmpdir(), 'clarity-packed-'))
    chmodSync(parent, 0o755)
    const out = join(parent, 'out')
    execFileSync(node, [join(root, 'scripts', 'package', 'run.mjs'), '--out', out], { stdio: 'inherit' })
    const archive = readdirSync(out).find((name) => name.endsWith('.tar.gz'))!
    const elsewhere = join(parent, 'opt')
    mkdirSync(elsewhere)
    execFileSync('tar', ['-xzf', join(out, archive), '-C', elsewhere], { stdio: 'inherit' })
    rmSync(out, { recursive: true })
    // If this is root, the server runs as another account, which cannot write to it anyway.
    if (!isRoot) execFileSync('chmod', ['-R', 'a-w', elsewhere])
    return new PackageFolder(join(elsewhere, archive.replace('.tar.gz', '')), parent)
  }

  get program(): string {
    return join(this.path, 'bin', 'clarity')
  }

  remove(): void {
    if (this.parent === undefined) return
    if (!isRoot) execFileSync('chmod', ['-R', 'u+w', this.parent])
    rmSync(this.parent, { recursive: true })
  }
}
