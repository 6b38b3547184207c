import { Injectable } from '@nestjs/common'
import { passkeyTexts, sessionTexts, type Login, type PasskeyLogin, type Role } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Unauthenticated } from '../../http/failures.js'
import { noteCaller } from '../../http/caller.js'
import { noteSecurityEvent } from '../../request-log/security-events.js'
import type { AdminEntity } from '../admins/admin.entity.js'
import { AdminsService } from '../admins/admins.service.js'
import { PasskeysService } from '../passkeys/passkeys.service.js'
import { SecondFactorsService } from '../second-factors/second-factors.service.js'
import { DeviceCookie } from './device-cookie.js'
import { SessionCookie } from './session-cookie.js'
import { SessionOrigin } from './session-origin.js'
import { hashSessionToken, newSessionToken } from './session-token.js'
import { SessionsRepository, type OpenSession } from './sessions.repository.js'
import { SignInAttempts } from './sign-in-attempts.js'

export type { OpenSession } from './sessions.repository.js'

interface NewSession {
  readonly admin: AdminEntity
  readonly token: string
}

/** The admin who is authenticated by a request's cookie. */
export interface SessionAdmin {
  readonly id: string
  readonly email: string
  readonly role: Role
}

@Injectable()
export class SessionsService {
  private readonly openSessions = new WeakMap<FastifyRequest, Promise<OpenSession | null>>()

  constructor(
    private readonly admins: AdminsService,
    private readonly repository: SessionsRepository,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceCookie,
    private readonly attempts: SignInAttempts,
    private readonly origin: SessionOrigin,
    private readonly secondFactors: SecondFactorsService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** The signed-in admin, or null. Cached per request: one database query, and none without a cookie. */
  async findAdmin(request: FastifyRequest): Promise<SessionAdmin | null> {
    const session = await this.findSession(request)
    return session && { id: session.adminId, email: session.email, role: session.role }
  }

  async getAdmin(request: FastifyRequest): Promise<SessionAdmin> {
    const admin = await this.findAdmin(request)
    if (!admin) throw new Unauthenticated(sessionTexts.required)
    return admin
  }

  async getSession(request: FastifyRequest): Promise<OpenSession> {
    const session = await this.findSession(request)
    if (!session) throw new Unauthenticated(sessionTexts.required)
    return session
  }

  /** Those of the sessions, by the hash of their token, that have not ended. */
  async listOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.repository.listOpen(tokenHashes))
  }

  /** Opens a new session, which replaces the request's current one. Throws Unauthenticated, CodeRequired and TooMany. */
  async signIn({ email, password, code }: Login, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const signedIn = await this.attempts.run(request, email, async () => {
      const admin = await this.admins.findByPassword(email, password)
      if (!admin) return null
      const second = await this.secondFactors.prove(admin.id, code)
      const session = await this.open(admin, request)
      return session && { ...session, factor: second === null ? 'password' : `password, ${second}` }
    })
    if (!signedIn) return this.refuse(request, sessionTexts.signInFailed)
    await this.replace(signedIn, signedIn.factor, request, reply)
  }

  /** The same without a password: the passkey's authenticator has checked the person. Throws as above. */
  async signInByPasskey(login: PasskeyLogin, request: FastifyRequest, reply: FastifyReply): Promise<SessionAdmin> {
    const proved = await this.passkeys.prove(login)
    const admin = proved && (await this.admins.find(proved.adminId))
    const signedIn = admin && (await this.open(admin, request))
    if (!signedIn) return this.refuse(request, passkeyTexts.refused)
    await this.replace(signedIn, 'passkey', request, reply)
    const { id, email, role } = signedIn.admin
    return { id, email, role }
  }

  /** The signed-in admin, if this is the password; a wrong one counts as a failed sign-in. Throws TooMany. */
  async findByPassword(request: FastifyRequest, password: string): Promise<AdminEntity | null> {
    const { email } = await this.getSession(request)
    return this.attempts.run(request, email, () => this.admins.findByPassword(email, password))
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (await this.findSession(request)) noteSecurityEvent(request, 'sign_out')
    await this.end(request)
    this.cookie.clear(reply)
  }

  /** Renews the session that this request has used, in its row and in the browser. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.openSessions.get(request)
    const token = this.cookie.find(request)
    if (!session?.isDueForRenewal || token === null) return
    await this.repository.renew(hashSessionToken(token))
    this.cookie.set(reply, token)
  }

  /** The session of the request's cookie, or null. Cached like the admin. */
  findSession(request: FastifyRequest): Promise<OpenSession | null> {
    const known = this.openSessions.get(request)
    if (known) return known
    const token = this.cookie.find(request)
    const found = token === null ? Promise.resolve(null) : this.readSession(request, token)
    this.openSessions.set(request, found)
    return found
  }

  private async readSession(request: FastifyRequest, token: string): Promise<OpenSession | null> {
    const session = await this.repository.findOpen(hashSessionToken(token))
    if (session) noteCaller(request, { account: session.adminId })
    return session
  }

  /** Null if the password was changed meanwhile. */
  private async open(admin: AdminEntity, request: FastifyRequest): Promise<NewSession | null> {
    const token = newSessionToken()
    const from = await this.origin.of(request, admin.email)
    return (await this.repository.insert(hashSessionToken(token), admin, from)) ? { admin, token } : null
  }

  private async replace(
    { admin, token }: NewSession,
    factor: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    noteSecurityEvent(request, 'sign_in', factor)
    noteCaller(request, { account: admin.id })
    await this.end(request)
    await this.repository.deleteExpired()
    this.cookie.set(reply, token)
    await this.devices.set(request, reply, admin.email)
  }

  private refuse(request: FastifyRequest, sentence: string): never {
    noteSecurityEvent(request, 'sign_in_failed')
    throw new Unauthenticated(sentence)
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = this.cookie.find(request)
    if (token !== null) await this.repository.delete(hashSessionToken(token))
  }
}
