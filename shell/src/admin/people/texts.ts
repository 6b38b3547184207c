import type { Role } from '@clarity/contracts/role'

/** Texts of the page of people. */
export const texts = {
  title: 'People',
  lead: 'Everyone who can sign in to this admin, and open invitations.',
  list: 'All people',
  failed: 'Failed to fetch people',
  none: 'No people found.',
  noneHint: 'Invite a colleague by email.',
  close: 'Close',
  columns: { email: 'Email', role: 'Role', state: 'State', since: 'Since', actions: 'Actions' },
  roles: { admin: 'Admin', analyst: 'Analyst' } satisfies Record<Role, string>,
  you: 'You',
  active: 'Active',
  invited: 'Invited',
  expired: 'Expired',
  until: 'Link ends',
  makeRole: { admin: 'Make admin', analyst: 'Make analyst' } satisfies Record<Role, string>,
  remove: 'Remove',
  withdraw: 'Withdraw',
  label: (deed: string, email: string) => `${deed}: ${email}`,
  invite: 'Invite',
  form: {
    title: 'Invite a colleague',
    email: 'Email',
    emailMissing: 'Please enter an email.',
    role: 'Role',
    roles: {
      admin: 'Admin: changes everything, invites and removes people',
      analyst: 'Analyst: reads only; phones and emails are masked',
    } satisfies Record<Role, string>,
    submit: 'Create link',
  },
  created: {
    title: (email: string) => `Invitation for ${email}`,
    link: 'Link',
    once: 'Copy the link now. It is not shown again.',
    use: (hours: number) =>
      `Send it to your colleague yourself. It works once, within ${hours} hours, and leads to a page for a password.`,
    copy: 'Copy link',
    copied: 'Link copied to the clipboard.',
    copyFailed: 'Your browser blocked copying the link. Select it and copy it by hand.',
    done: 'Done',
  },
  askRole: {
    admin: { title: 'Make an admin?', body: (email: string) => `${email} can then change everything.` },
    analyst: {
      title: 'Make an analyst?',
      body: (email: string) => `${email} can then only read. Tokens that this account made are revoked at once.`,
    },
  } satisfies Record<Role, unknown>,
  signsInAgain: 'The account is signed out, and signs in again with its new role.',
  askRemove: 'Remove this person?',
  askRemoveBody: (email: string) =>
    `${email} is signed out everywhere at once, and every token that this account made is revoked.`,
  askWithdraw: 'Withdraw this invitation?',
  askWithdrawBody: (email: string) => `The link that was made for ${email} stops working.`,
  changed: (email: string) => `The role of ${email} is changed.`,
  removed: (email: string) => `${email} is removed.`,
  notChanged: (reason: string) => `Nothing was changed. ${reason}`,
} as const
