import { Inject, Injectable } from '@nestjs/common'
import {
  passkeysPerAccount,
  passkeyTexts,
  type CreatePasskey,
  type Passkey,
  type PasskeyLogin,
  type PasskeyOptions,
} from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { Challenges } from './challenges.js'
import { toPasskey } from './passkey.mapper.js'
import { PasskeysRepository, type AccountPasskey } from './passkeys.repository.js'

const signInPurpose = 'sign-in'

/** EdDSA, ES256 and RS256 (COSE): every authenticator in use has one of them. */
const algorithms = { supportedAlgorithmIDs: [-8, -7, -257] }

/** Loaded by the first use: it takes longer than the rest of the feature. */
const webAuthn = () => import('@simplewebauthn/server')

/** Passkeys, which sign in by WebAuthn. The authenticator checks the person, so they need no password and no code. */
@Injectable()
export class PasskeysService {
  private readonly site: { readonly expectedOrigin: string; readonly expectedRPID: string }

  constructor(
    private readonly repository: PasskeysRepository,
    private readonly challenges: Challenges,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.site = { expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname }
  }

  /** Newest first. */
  async list(adminId: string): Promise<Passkey[]> {
    return (await this.repository.list(adminId)).map(toPasskey)
  }

  /** Throws Conflict for an account that has 20. */
  async optionsToCreate(adminId: string, email: string): Promise<PasskeyOptions> {
    const own = await this.repository.list(adminId)
    if (own.length >= passkeysPerAccount) throw new Conflict(passkeyTexts.tooManyPasskeys)
    const options = await (
      await webAuthn()
    ).generateRegistrationOptions({
      rpName: 'Clarity',
      rpID: this.site.expectedRPID,
      userName: email,
      userID: new Uint8Array(Buffer.from(adminId)),
      challenge: bytesOf(await this.challenges.make(purposeOf(adminId))),
      ...algorithms,
      attestationType: 'none',
      excludeCredentials: own.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { ...options }
  }

  /** Throws Invalid and Conflict. */
  async create(adminId: string, { name, answer }: CreatePasskey): Promise<Passkey> {
    const { transports = [], ...response } = answer.response
    const { verifyRegistrationResponse } = await webAuthn()
    const verified = await verifyRegistrationResponse({
      ...this.site,
      ...algorithms,
      response: { ...answer, response },
      expectedChallenge: (challenge) => this.challenges.use(purposeOf(adminId), challenge),
      requireUserVerification: true,
    }).catch(() => null)
    if (!verified?.verified) throw new Invalid(passkeyTexts.notCreated)
    const { id, publicKey, counter } = verified.registrationInfo.credential
    const row = { id, adminId, name, counter, transports, publicKey: Buffer.from(publicKey) }
    const created = await this.repository.insert(row)
    if (!created) throw new Conflict(passkeyTexts.known)
    return toPasskey(created)
  }

  /** Throws NotFound. */
  async remove(adminId: string, id: string): Promise<void> {
    if (!(await this.repository.delete(adminId, id))) throw new NotFound(passkeyTexts.unknown)
  }

  async optionsToSignIn(): Promise<PasskeyOptions> {
    const options = await (
      await webAuthn()
    ).generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: bytesOf(await this.challenges.make(signInPurpose)),
      userVerification: 'required',
    })
    return { ...options }
  }

  /** The account that the passkey opens; null if the answer is not right. */
  async prove({ answer }: PasskeyLogin): Promise<Pick<AccountPasskey, 'adminId' | 'email'> | null> {
    const passkey = await this.repository.find(answer.id)
    if (!passkey) return null
    const { userHandle, ...response } = answer.response
    const { verifyAuthenticationResponse } = await webAuthn()
    const verified = await verifyAuthenticationResponse({
      ...this.site,
      response: { ...answer, response: { ...response, ...(userHandle !== undefined && { userHandle }) } },
      expectedChallenge: (challenge) => this.challenges.use(signInPurpose, challenge),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
      requireUserVerification: true,
    }).catch(() => null)
    if (!verified?.verified) return null
    await this.repository.noteUse(passkey.id, verified.authenticationInfo.newCounter)
    return passkey
  }
}

const purposeOf = (adminId: string) => `create ${adminId}`
const bytesOf = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'))
