import type { Role } from '@clarity/contracts/role'

/** Texts of the page that an invitation leads to. */
export const texts = {
  title: 'Welcome',
  failedTitle: 'This invitation cannot be used',
  loading: 'Loading...',
  lead: (email: string, role: Role) =>
    `You are invited as ${role === 'admin' ? 'an admin' : 'an analyst'} with the email ${email}. Choose a password to begin.`,
  password: 'Password',
  hint: (length: number) => `At least ${length} characters. Several words that do not belong together are best.`,
  again: 'Password, again',
  tooShort: (length: number) => `Please enter at least ${length} characters.`,
  different: 'The two passwords are different.',
  submit: 'Create account',
  doneTitle: 'Your account is ready',
  done: (email: string) => `Sign in with ${email} and the password that you have chosen.`,
  signIn: 'Sign in',
  unreachable: 'The server cannot be reached. Please check your connection and try again.',
} as const
