import { createHash, createPublicKey, verify } from 'node:crypto'
import { remoteTexts, signedReleaseText, type ReleaseRemote } from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'

/** The Ed25519 public key in its usual form. Throws Invalid if the text is no such key. */
export function readPublicKey(pem: string): string {
  try {
    const key = createPublicKey(pem)
    // A private key would give its public one too, but must not be sent.
    if (key.asymmetricKeyType === 'ed25519' && !pem.includes('PRIVATE'))
      return key.export({ type: 'spki', format: 'pem' }).toString()
  } catch {
    // Not a key at all.
  }
  throw new Invalid(remoteTexts.notEd25519)
}

/** The verified signature; null if the module has no key. Throws Invalid if it must be signed and is not. */
export function requireSigned(name: string, build: ReleaseRemote, publicKey: string | null): string | null {
  if (publicKey === null) return null
  if (build.signature === undefined) throw new Invalid(remoteTexts.notSigned)
  const hashes = Object.entries(build.files).map(([file, base64]) => [file, sha256(Buffer.from(base64, 'base64'))])
  const text = signedReleaseText(name, build, Object.fromEntries(hashes) as Record<string, string>)
  if (!verify(null, Buffer.from(text), publicKey, Buffer.from(build.signature, 'base64')))
    throw new Invalid(remoteTexts.wrongSignature)
  return build.signature
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
