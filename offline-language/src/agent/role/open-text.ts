import type { Role } from './role.js'

/** All that a role may say of its matter. */
export function openText({
  provisos,
  units,
  covers,
  facts,
  dealings,
  goals,
}: Pick<Role, 'provisos' | 'units' | 'covers' | 'facts' | 'dealings' | 'goals'>): string {
  const stated = [
    ...provisos.flatMap(({ parts }) => parts),
    ...units.bargains,
    ...units.onRequest,
    ...covers.map((text) => ({ text })),
    ...facts,
    ...dealings.map(({ opening }) => opening),
    ...goals.flatMap(({ lines }) => lines.map((text) => ({ text }))),
  ]
  return stated.map(({ text }) => text).join(' ')
}
