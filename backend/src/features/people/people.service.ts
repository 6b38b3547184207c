import { Inject, Injectable } from '@nestjs/common'
import {
  invitationHours,
  personTexts,
  type InvitedPerson,
  type InvitePerson,
  type Person,
  type Role,
} from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Conflict, NotFound } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { hashInvitationToken, invitationLink, newInvitationToken } from './invitation-link.js'
import { InvitationsRepository } from './invitations.repository.js'
import { PeopleRepository, type PersonRow } from './people.repository.js'
import { toPerson } from './person.mapper.js'

/** The accounts of the admin and their roles. `selfId` is the account of the admin who asks. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PeopleRepository,
    private readonly invitations: InvitationsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(selfId: string): Promise<Person[]> {
    return (await this.repository.list()).map((row) => toPerson(row, selfId))
  }

  /** The answer alone contains the link. An earlier invitation of the same email ends. Throws Conflict. */
  async invite({ email, role }: InvitePerson, selfId: string): Promise<InvitedPerson> {
    const token = newInvitationToken()
    const row = { id: newId(), email, role, hash: hashInvitationToken(token) }
    const invited = await this.invitations.insert(row, invitationHours)
    if (!invited) throw new Conflict(personTexts.known)
    return { ...toPerson(invited, selfId), link: invitationLink(this.config.publicUrl, token) }
  }

  /** An account with another role signs in again; an analyst's tokens end. Throws NotFound, and Conflict for the last admin. */
  changeRole(id: string, role: Role, selfId: string): Promise<Person> {
    return this.dataSource.transaction(async (manager) => {
      const invited = await this.invitations.setRole(manager, id, role)
      if (invited) return toPerson(invited, selfId)
      const person = await this.get(manager, id, role === 'admin')
      if (person.role !== role) {
        await this.repository.setRole(manager, id, role)
        await this.repository.endSessions(manager, id)
        if (role === 'analyst') await this.repository.revokeTokens(manager, person.email)
      }
      return toPerson({ ...person, role }, selfId)
    })
  }

  /** Sessions and the tokens that they made end at once. Throws NotFound, and Conflict for the last admin. */
  remove(id: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      if (await this.invitations.delete(manager, id)) return
      const { email } = await this.get(manager, id, false)
      await this.repository.delete(manager, id)
      await this.repository.revokeTokens(manager, email)
    })
  }

  private async get(manager: EntityManager, id: string, staysAdmin: boolean): Promise<PersonRow> {
    const admins = await this.repository.lockAdmins(manager)
    const person = await this.repository.find(manager, id)
    if (!person) throw new NotFound(personTexts.unknown)
    if (!staysAdmin && admins.has(id) && admins.size === 1) throw new Conflict(personTexts.lastAdmin)
    return person
  }
}
