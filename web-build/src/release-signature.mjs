import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { signedReleaseText } from '@clarity/contracts/remote-release'

/** The signature of a release with a team's private key, an Ed25519 key in a PEM file. Throws if it is another kind. */
export function signatureOf(name, build, keyFile) {
  const key = createPrivateKey(readFileSync(keyFile))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} must be an Ed25519 key: see docs/modules.md.`)
  const hashes = Object.entries(build.files).map(([file, base64]) => [file, sha256(Buffer.from(base64, 'base64'))])
  return sign(null, Buffer.from(signedReleaseText(name, build, Object.fromEntries(hashes))), key).toString('base64')
}

const sha256 = (content) => createHash('sha256').update(content).digest('hex')
