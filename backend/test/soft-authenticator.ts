import type { CreatePasskey, PasskeyLogin, PasskeyOptions } from '@clarity/contracts'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** CBOR's shortest form for 24 to 255 bytes. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest()

/** User present, user verified. */
const presentAndVerified = 0x05
const withCredential = 0x40

/** A security key in software (ES256, attestation 'none'), as a browser at `origin` would reach it. */
export class SoftAuthenticator {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private uses = 0

  constructor(private readonly origin: string) {}

  create({ challenge }: PasskeyOptions): CreatePasskey['answer'] {
    const idLength = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.head(withCredential), Buffer.alloc(16), idLength, this.id, this.coseKey()])
    const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)]
    const attestation = Buffer.concat([Buffer.from([0xa3]), ...parts])
    return {
      ...this.named(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  signIn({ challenge }: PasskeyOptions): PasskeyLogin['answer'] {
    const data = this.head()
    const client = this.clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey)
    return {
      ...this.named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  private named() {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  private head(flags = 0): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE((this.uses += 1))
    const site = sha256(new URL(this.origin).hostname)
    return Buffer.concat([site, Buffer.from([presentAndVerified | flags]), counter])
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} in CBOR. */
  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const parts = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], bytes(Buffer.from(x!, 'base64url')), [0x22]]
    return Buffer.concat([...parts.map((part) => Buffer.from(part)), bytes(Buffer.from(y!, 'base64url'))])
  }
}
