/**
 * The product's colors, each readable (AA) on its background. Stylesheets of the site and the viewer list them with
 * `@design-tokens paper ink …;`; the admin's theme imports them.
 */
export const lightTokens = {
  paper: '#fff',
  ground: '#f5f5fa',
  ink: '#1d1b31',
  soft: '#5c5a72',
  line: '#dddce8',
  edge: '#8a88a3',
  accent: '#4338ca',
  'accent-wash': '#eeedfc',
  on: '#fff',
  good: '#1b6e3c',
  'good-wash': '#e7f4ec',
  caution: '#7a4300',
  'caution-wash': '#fff3de',
  bad: '#b3261e',
  'bad-wash': '#fdecea',
  shadow: '0 8px 32px #1d1b3118',
} as const

export type DesignToken = keyof typeof lightTokens

export const darkTokens: Readonly<Record<DesignToken, string>> = {
  paper: '#1c1b29',
  ground: '#12111b',
  ink: '#edecf6',
  soft: '#aba9c0',
  line: '#373550',
  edge: '#77759a',
  accent: '#aaa5ff',
  'accent-wash': '#292748',
  on: '#16142e',
  good: '#83d7a3',
  'good-wash': '#16301f',
  caution: '#ffcf87',
  'caution-wash': '#33270f',
  bad: '#ff9d94',
  'bad-wash': '#3a1c1b',
  shadow: '0 8px 32px #0006',
}
