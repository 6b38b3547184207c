import { InvitedPerson, Person, type Role } from '@clarity/contracts'
import type { ApiClient } from '@clarity/test-kit/api-client'
import { array } from 'valibot'

export interface Colleague {
  readonly id: string
  readonly email: string
  readonly password: string
}

const password = 'tuba lantern seventeen moss'

/** Invites someone of this role, who joins. */
export async function joinAs(admin: ApiClient, role: Role, email: string): Promise<Colleague> {
  const { link } = (await admin.post('/api/admin/people', { email, role })).as(InvitedPerson)
  const { status } = await admin.post('/api/auth/join', { token: link.split('#')[1], password })
  if (status !== 204) throw new Error(`${email} got ${status}.`)
  const people = (await admin.get('/api/admin/people')).as(array(Person))
  return { id: people.find((person) => person.email === email)!.id, email, password }
}
