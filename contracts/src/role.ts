import * as v from 'valibot'

/** What an account may do: an `admin` everything, an `analyst` read, with phones and emails masked. */
export const Role = v.picklist(['admin', 'analyst'])
export type Role = v.InferOutput<typeof Role>

export const roleTexts = {
  readsOnly: 'Your account can read, but not change anything. Please ask an admin.',
  noExport: 'Your account cannot export lists. Please ask an admin.',
  adminsOnly: 'This is for admins only.',
  noPhoneSearch:
    'Your account searches names and texts only: without digits and @, because phones and emails are masked.',
} as const
