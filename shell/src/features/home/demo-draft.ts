import { demoRequestTexts, type DemoRole, type RequestDemo } from '@clarity/contracts/demo-request'
import type { PhoneEntry } from '@clarity/phone-field'

export const noPhone: PhoneEntry = { number: '', isValid: false, shown: '' }

export interface Person {
  name: string
  phone: PhoneEntry
}

export const nobody: Person = { name: '', phone: noPhone }

/** The form's content. `other` counts only where a manager asks for somebody else. */
export interface DemoDraft {
  role: DemoRole
  scenarioId: string | undefined
  own: Person
  other: Person
}

/** Also the ids of the form's fields. */
export type DraftField = 'scenario' | 'own-name' | 'own-phone' | 'other-name' | 'other-phone'

/** What is wrong, field by field, in the order in which the fields stand (docs/behaviour.md#the-form). */
export function findFaults({ role, scenarioId, own, other }: DemoDraft): Map<DraftField, string> {
  const faults = new Map<DraftField, string>()
  const isManager = role === 'manager'
  const say = demoRequestTexts
  if (!scenarioId) faults.set('scenario', say.scenarioRequired)
  if (!own.name) faults.set('own-name', isManager ? say.managerNameRequired : say.nameRequired)
  if (!own.phone.isValid) faults.set('own-phone', isManager ? say.managerPhoneRequired : say.phoneRequired)
  if (isManager && !other.name) faults.set('other-name', say.recipientNameRequired)
  if (isManager && !other.phone.isValid) faults.set('other-phone', say.recipientPhoneRequired)
  return faults
}

/** The body that asks for what a faultless draft says. */
export function toRequestDemo({ role, scenarioId, own, other }: DemoDraft, campaign: string | undefined): RequestDemo {
  const recipient = role === 'manager' ? other : own
  return {
    role,
    scenarioId: scenarioId!,
    managerName: own.name,
    managerPhone: own.phone.number,
    recipientName: recipient.name,
    recipientPhone: recipient.phone.number,
    ...(campaign && { campaign }),
  }
}
