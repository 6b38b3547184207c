import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { accountTexts, personTexts, type Role } from '@clarity/contracts'
import { Conflict, Invalid, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import type { AdminEntity } from './admin.entity.js'
import { AdminsRepository } from './admins.repository.js'
import { isEasyToGuess } from './easy-passwords.js'
import { hashPassword, isPassword } from './password-hash.js'
import { randomPassword } from './random-password.js'

@Injectable()
export class AdminsService {
  /** A dummy hash of a random password: an unknown email takes as long to refuse as a wrong password. */
  private readonly nobodysHash = hashPassword(randomPassword())

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: AdminsRepository,
  ) {}

  async findByPassword(email: string, password: string): Promise<AdminEntity | null> {
    const admin = await this.repository.findByEmail(email)
    const matches = await isPassword(password, admin?.passwordHash ?? (await this.nobodysHash))
    return matches ? admin : null
  }

  find(id: string): Promise<AdminEntity | null> {
    return this.repository.find(id)
  }

  isNobodyThere(manager: EntityManager): Promise<boolean> {
    return this.repository.isEmpty(manager)
  }

  async create(email: string, password: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    const passwordHash = await hashPassword(password)
    const isNew = await this.repository.insert(manager, { id: newId(), email, passwordHash, role: 'admin' })
    if (!isNew) throw new Conflict(`There is already an admin ${email}.`)
  }

  /** The new account's id. Throws Invalid for a password that is easy to guess, and Conflict for a known email. */
  async join(
    manager: EntityManager,
    { email, role }: { email: string; role: Role },
    password: string,
  ): Promise<string> {
    if (await isEasyToGuess(password, email)) throw new Invalid(accountTexts.easyPassword)
    const id = newId()
    const passwordHash = await hashPassword(password)
    const isNew = await this.repository.insert(manager, { id, email, passwordHash, role })
    if (!isNew) throw new Conflict(personTexts.known)
    return id
  }

  /** Ends every other session of the admin. Throws Invalid for a password that is easy to guess, and Conflict. */
  async changePassword(admin: AdminEntity, password: string, tokenHash: string): Promise<void> {
    if (await isEasyToGuess(password, admin.email)) throw new Invalid(accountTexts.easyPassword)
    const isChanged = await this.repository.replacePasswordHash(admin, await hashPassword(password), tokenHash)
    if (!isChanged) throw new Conflict(accountTexts.changedElsewhere)
  }

  async setPassword(email: string, password: string): Promise<void> {
    const isKnown = await this.repository.setPasswordHash(email, await hashPassword(password))
    if (!isKnown) throw new NotFound(`There is no admin ${email}.`)
  }
}
