import { generateKeyPairSync, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedReleaseText } from '@clarity/contracts/remote-release'
import { afterAll, expect, it } from 'vitest'
import { signatureOf } from './release-signature.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clarity-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keyFile(name, { privateKey }) {
  const file = join(folder, name)
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return file
}

const build = {
  version: '1.0.0',
  manifest: { title: 'Notes' },
  files: { 'a.js': Buffer.from('one').toString('base64') },
}

it("a release is signed with its files' hashes, its manifest, its name and its version", () => {
  const pair = generateKeyPairSync('ed25519')
  const signature = Buffer.from(signatureOf('notes', build, keyFile('team.pem', pair)), 'base64')
  const hashes = { 'a.js': '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed' }
  const isSigned = (name) =>
    verify(null, Buffer.from(signedReleaseText(name, build, hashes)), pair.publicKey, signature)
  expect(isSigned('notes')).toBe(true)
  expect(isSigned('others')).toBe(false)
})

it('another kind of key is refused', () => {
  const file = keyFile('rsa.pem', generateKeyPairSync('rsa', { modulusLength: 2048 }))
  expect(() => signatureOf('notes', build, file)).toThrow('must be an Ed25519 key')
})
