import type { CodeReceiver } from '@clarity/contracts'

/** A report whose readers are verified, with the phones of its request. */
export interface VerifiedReport {
  readonly id: string
  readonly demoRequestId: string
  readonly recipientPhone: string | null
  readonly managerPhone: string | null
}

export interface ReaderPhone {
  readonly reader: CodeReceiver
  /** E.164. */
  readonly phone: string
}

/** The recipient's phone first. One phone of both is listed once. */
export function readerPhones({ recipientPhone, managerPhone }: VerifiedReport): ReaderPhone[] {
  const phones: ReaderPhone[] = []
  if (recipientPhone !== null) phones.push({ reader: 'recipient', phone: recipientPhone })
  if (managerPhone !== null && managerPhone !== recipientPhone) phones.push({ reader: 'manager', phone: managerPhone })
  return phones
}

/** Enough for its owner to know which phone it is. */
export function endOfPhone({ phone }: ReaderPhone): string {
  return `•••${phone.slice(-2)}`
}
