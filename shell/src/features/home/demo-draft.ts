import { demoRequestTexts, type DemoRole, type RequestDemo } from '@clarity/contracts/demo-request'
import type { PhoneEntry } from '@clarity/phone-field'

export const emptyPhone: PhoneEntry = { number: '', isValid: false, shown: '' }

export interface Person {
  name: string
  phone: PhoneEntry
}

export const emptyPerson: Person = { name: '', phone: emptyPhone }

/** The form's content. `other` counts only if a manager requests a demo for another person. */
export interface DemoDraft {
  role: DemoRole
  scenarioId: string | undefined
  own: Person
  other: Person
}

/** Also the ids of the form's fields. */
export type DraftField = 'scenario' | 'own-name' | 'own-phone' | 'other-name' | 'other-phone'

/** The validation errors by field, in field order (docs/behaviour.md#the-form). */
export function findValidationErrors({ role, scenarioId, own, other }: DemoDraft): Map<DraftField, string> {
  const validationErrors = new Map<DraftField, string>()
  const isManager = role === 'manager'
  const say = demoRequestTexts
  if (!scenarioId) validationErrors.set('scenario', say.scenarioRequired)
  if (!own.name) validationErrors.set('own-name', isManager ? say.managerNameRequired : say.nameRequired)
  if (!own.phone.isValid) validationErrors.set('own-phone', isManager ? say.managerPhoneRequired : say.phoneRequired)
  if (isManager && !other.name) validationErrors.set('other-name', say.recipientNameRequired)
  if (isManager && !other.phone.isValid) validationErrors.set('other-phone', say.recipientPhoneRequired)
  return validationErrors
}

/** The request's body for a valid draft. */
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
