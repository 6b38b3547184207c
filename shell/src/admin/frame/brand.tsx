import { lightTokens } from '@clarity/browser-kit/design-tokens'
import { texts } from '../texts'

export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 40 40" width="26" height="26" aria-hidden>
        <path fill={lightTokens.accent} d="M6 40a6 6 0 0 1-6-6V20a20 20 0 1 1 20 20z" />
        <path stroke="#fff" strokeWidth="3" d="M11 15.5h18M11 23.5h11" />
      </svg>
      {texts.product}
    </span>
  )
}
