import { isStorableText } from '@clarity/contracts'
import { readFileSync } from 'node:fs'

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Content
}

const texts = [...read<string[]>('naughty-strings'), ...read<{ payload: string }[]>('xss-payloads').map(payloadOf)]

/** Texts that have broken programs before, or that run as scripts if they are taken for markup. */
export const hostileTexts = texts.map((text) => text.trim()).filter((text) => text !== '' && isStorableText(text))

export const hostileDrawings = read<{ svg: string }[]>('svg').map(({ svg }) => svg)

/** All of them that fit, joined into as few texts of at most this length as their order allows. */
export function packed(maxLength: number, among: readonly string[] = hostileTexts): string[] {
  const packs: string[] = []
  for (const text of among) {
    if (text.length > maxLength) continue
    const last = packs.at(-1)
    if (last !== undefined && last.length + 1 + text.length <= maxLength) packs[packs.length - 1] = `${last} ${text}`
    else packs.push(text)
  }
  return packs
}

function payloadOf({ payload }: { payload: string }): string {
  return payload
}
