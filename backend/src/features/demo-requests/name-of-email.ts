import { personNameMaxLength } from '@clarity/contracts'

/** The name for a person who is only known by an email: dana.reyes+demo@example.com is Dana Reyes. */
export function nameOfEmail(email: string): string {
  const local = email.split('@', 1)[0]!
  const words = local.split('+', 1)[0]!.match(/[\p{L}\p{M}']+/gu) ?? [local]
  const name = words.map((word) => word.replace(/^./u, (letter) => letter.toUpperCase())).join(' ')
  return name.slice(0, personNameMaxLength).toWellFormed()
}
