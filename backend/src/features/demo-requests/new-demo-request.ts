import type { RequestDemo } from '@clarity/contracts'
import { newId } from '../../identifiers/new-id.js'
import type { DemoRequestEntity } from './demo-request.entity.js'

/** The row of a request that was made in the form, in a batch or by a call of the API. */
export function newDemoRequest(
  body: RequestDemo,
  adminId: string | null,
  state: 'requested' | 'awaiting_manager',
  waitUntil: Date | null,
): DemoRequestEntity {
  return {
    id: newId(),
    role: body.role,
    scenarioId: body.scenarioId,
    managerName: body.role === 'manager' ? body.managerName : null,
    managerPhone: body.role === 'manager' ? body.managerPhone : null,
    recipientName: body.recipientName,
    recipientPhone: body.recipientPhone,
    campaign: body.campaign ?? null,
    state,
    waitUntil,
    requestedBy: adminId,
    createdAt: new Date(),
    erasedAt: null,
  }
}

/** The row of a self demo from the welcome screen: it has no phone number. */
export function newWelcome(recipientName: string, scenarioId: string, adminId: string | null): DemoRequestEntity {
  return {
    id: newId(),
    role: 'recipient',
    scenarioId,
    managerName: null,
    managerPhone: null,
    recipientName,
    recipientPhone: null,
    campaign: null,
    state: 'requested',
    waitUntil: null,
    requestedBy: adminId,
    createdAt: new Date(),
    erasedAt: null,
  }
}
