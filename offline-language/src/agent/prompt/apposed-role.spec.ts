import { expect, it } from 'vitest'
import { withApposedRole } from './apposed-role.js'

const roleIn = (prompt: string, recipientRole = 'veterinary surgeon') =>
  withApposedRole({ title: '', prompt, firstMessage: '', language: 'en', recipientName: 'Dr Osei', recipientRole })
    .recipientRole

it.each([
  ['Dr Osei, the vet, has the results.', 'veterinary surgeon / vet'],
  ['Your new vet, Dr Osei, has the results.', 'veterinary surgeon / new vet'],
  ['The vet, Dr Reyes, has the results.', 'veterinary surgeon'],
])('“%s” calls the person who practises “%s”', (prompt, role) => expect(roleIn(prompt)).toBe(role))

it('names no role twice', () => expect(roleIn('Dr Osei, the vet, is here.', 'Vet')).toBe('Vet'))
