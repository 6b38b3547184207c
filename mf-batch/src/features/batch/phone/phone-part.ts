import { readPhone } from '@clarity/contracts/phone'

export { PhoneField } from './phone-field'
export { readPasted } from './read-pasted'

export const isPhone = (phone: string) => readPhone(phone).number !== null
