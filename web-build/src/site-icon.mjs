import { lightTokens } from '@clarity/browser-kit/design-tokens'

/** The icon of the browser's tab, for a `data:` address. */
export const siteIcon = encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='${lightTokens.accent}' d='M6 40a6 6 0 0 1-6-6V20a20 20 0 1 1 20 20z'/>` +
    "<path stroke='#fff' stroke-width='3' d='M11 15.5h18M11 23.5h11'/></svg>",
)
