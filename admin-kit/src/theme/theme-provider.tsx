import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import './styles'
import { cssVariables, theme } from './theme'

interface ThemeProviderProps {
  /** What the page's policy asks of the style elements made here. */
  readonly styleNonce?: string
  readonly children: ReactNode
}

/** The one theme; it follows the system until the admin chooses light or dark. Notifications are mounted at its end. */
export function ThemeProvider({ styleNonce, children }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      {...(styleNonce !== undefined && { getStyleNonce: () => styleNonce })}
    >
      {children}
      {/* Where it covers neither a page's title and action nor a bar at its foot. */}
      <Notifications position="top-center" autoClose={6000} />
    </MantineProvider>
  )
}
