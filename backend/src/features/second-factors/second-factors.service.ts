import { Injectable } from '@nestjs/common'
import { secondFactorTexts, type AuthenticatorState, type NewAuthenticator } from '@clarity/contracts'
import { Conflict, Invalid } from '../../http/failures.js'
import { RateLimits, type Limit } from '../../limits/rate-limits.js'
import { Seals } from '../../signing/seals.js'
import { Signatures } from '../../signing/signatures.js'
import type { AuthenticatorEntity } from './authenticator.entity.js'
import { CodeRequired } from './code-required.js'
import { authenticatorUri, newSecret, stepOf } from './one-time-codes.js'
import { bareCode, newRecoveryCodes } from './recovery-codes.js'
import { SecondFactorsRepository } from './second-factors.repository.js'

const sealPurpose = 'authenticator'

/** Only who has the password can use these up. */
const wrongCodes: Limit = {
  name: 'sign-in-code',
  points: 10,
  durationSecs: 15 * 60,
  text: secondFactorTexts.tooManyCodes,
}

export type SecondFactor = 'app' | 'recovery code'

/** Authenticator apps and their recovery codes. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly repository: SecondFactorsRepository,
    private readonly limits: RateLimits,
    private readonly seals: Seals,
    private readonly signatures: Signatures,
  ) {}

  async describe(adminId: string): Promise<AuthenticatorState> {
    const [found, left] = await Promise.all([
      this.repository.find(adminId),
      this.repository.countRecoveryCodes(adminId),
    ])
    return { is_on: found?.confirmedAt != null, recovery_codes_left: left }
  }

  /** Sign-ins ask for no code before it is confirmed. Throws Conflict if the account has one. */
  async begin(adminId: string, email: string): Promise<NewAuthenticator> {
    const secret = newSecret()
    const isBegun = await this.repository.begin(adminId, await this.seals.seal(sealPurpose, secret))
    if (!isBegun) throw new Conflict(secondFactorTexts.isOn)
    return { secret, uri: authenticatorUri(secret, email) }
  }

  /** The recovery codes, which are not given again. Throws Conflict, Invalid and TooMany. */
  async confirm(adminId: string, code: string): Promise<string[]> {
    const found = await this.repository.find(adminId)
    if (!found || found.confirmedAt) throw new Conflict(secondFactorTexts.notBegun)
    await this.limits.consume(wrongCodes, adminId)
    const step = await this.stepOf(found, code)
    if (step === null) throw new Invalid(secondFactorTexts.codeWrong)
    await this.limits.refund(wrongCodes, adminId)
    const codes = newRecoveryCodes()
    const hashes = await Promise.all(codes.map((each) => this.hash(adminId, each)))
    if (!(await this.repository.confirm(found, step, hashes))) throw new Conflict(secondFactorTexts.notBegun)
    return codes
  }

  async remove(adminId: string): Promise<void> {
    await this.repository.remove(adminId)
  }

  /** Null for a sign-in without a code, which only an account without an app may. Throws CodeRequired and TooMany. */
  async prove(adminId: string, code: string | undefined): Promise<SecondFactor | null> {
    const found = await this.repository.find(adminId)
    if (!found?.confirmedAt) return null
    if (code === undefined || code.trim() === '') throw new CodeRequired()
    await this.limits.consume(wrongCodes, adminId)
    const factor = await this.use(found, code)
    if (factor === null) throw new CodeRequired(secondFactorTexts.codeWrong)
    await this.limits.refund(wrongCodes, adminId)
    return factor
  }

  private async use(found: AuthenticatorEntity, code: string): Promise<SecondFactor | null> {
    const step = await this.stepOf(found, code)
    if (step !== null) return (await this.repository.useStep(found.adminId, step)) ? 'app' : null
    const hash = await this.hash(found.adminId, code)
    return (await this.repository.useRecoveryCode(found.adminId, hash)) ? 'recovery code' : null
  }

  private async stepOf({ sealedSecret }: AuthenticatorEntity, code: string): Promise<number | null> {
    return stepOf(bareCode(code), await this.seals.open(sealPurpose, sealedSecret))
  }

  private async hash(adminId: string, code: string): Promise<string> {
    return (await this.signatures.sign('recovery-code', adminId, bareCode(code))).toString('hex')
  }
}
