export { PhoneField } from './phone-field'
export type { PhoneEntry } from './phone-entry'
