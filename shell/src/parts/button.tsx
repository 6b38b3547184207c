import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` at most once on a screen. */
  look?: 'main' | 'plain'
  /** In progress: cannot be pressed again, but keeps the focus. */
  busy?: boolean
}

export function Button({
  look = 'main',
  busy = false,
  type = 'button',
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={`button ${look} ${className}`.trim()}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  )
}
