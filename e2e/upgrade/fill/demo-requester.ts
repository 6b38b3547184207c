import { DemoRequestRow, RequestedDemo, type DemoRequestState } from '@clarity/contracts'
import { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { array } from 'valibot'
import type { AdminApi } from '../../product/admin-api.ts'
import type { Demo } from '../../product/demo-story.ts'

interface Wish {
  readonly scenarioId: string
  readonly role?: 'manager' | 'recipient'
  /** A visitor is in a network, which limits count by; an admin has none of them. */
  readonly by?: 'admin' | 'visitor'
  readonly recipientPhone?: string
  readonly campaign?: string
}

/** Names that a careless change of the encoding would break. */
const people = [
  'Zoë Müller',
  'Łukasz Żak',
  '山田 花子',
  'أمينة حداد',
  'Renée O’Hara',
  'Ingrid Å. Sørensen',
  'Иван Петров',
]

/** Requests demos, each with its own numbers, and keeps their short codes. */
export class DemoRequester {
  /** Short codes of the demos. */
  readonly codes: string[] = []
  private readonly admin: AdminApi
  private readonly visitor: ApiClient
  private phones = 0

  constructor(admin: AdminApi) {
    this.admin = admin
    this.visitor = new ApiClient(admin.api.url)
  }

  newPhone(): string {
    return `+1415555${1000 + this.phones++}`
  }

  async ask({ scenarioId, role = 'manager', by = 'visitor', campaign, ...wish }: Wish): Promise<Demo> {
    const [recipientPhone, managerPhone] = [wish.recipientPhone ?? this.newPhone(), this.newPhone()]
    const body = {
      role,
      scenarioId,
      recipientName: people[this.phones % people.length],
      recipientPhone,
      ...(role === 'manager' && { managerName: people[(this.phones + 3) % people.length], managerPhone }),
      ...(campaign !== undefined && { campaign }),
    }
    const headers = { 'x-forwarded-for': `198.51.${this.phones % 200}.1` }
    const api = by === 'admin' ? this.admin.api : this.visitor
    const requested = (await api.post('/api/request-demo', body, headers)).as(RequestedDemo)
    this.codes.push(requested.shortCode)
    return { ...requested, recipientPhone, managerPhone }
  }

  async row({ requestId }: Pick<Demo, 'requestId'>): Promise<DemoRequestRow> {
    const rows = (await this.admin.api.get(`/api/admin/demo-requests?q=${requestId}`)).as(array(DemoRequestRow))
    return rows[0]!
  }

  async becomes(demo: Pick<Demo, 'requestId'>, state: DemoRequestState): Promise<void> {
    await until(`request ${demo.requestId} to be ${state}`, async () => (await this.row(demo)).state === state, 60_000)
  }
}
