import { useMantineColorScheme } from '@mantine/core'
import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl, VisuallyHidden } from '@clarity/admin-kit'
import { texts } from '../texts'

const signs = { auto: Monitor, light: Sun, dark: Moon }
const choices = ['auto', 'light', 'dark'] as const

/** Light, dark, or as the system is. The browser remembers it. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label={texts.frame.theme}
      size="xs"
      fullWidth
      value={colorScheme}
      onChange={(choice) => setColorScheme(choice)}
      data={choices.map((choice) => ({ value: choice, label: <Sign choice={choice} /> }))}
    />
  )
}

function Sign({ choice }: { readonly choice: keyof typeof signs }) {
  const Icon = signs[choice]
  return (
    <span className="theme-sign" title={texts.frame.themes[choice]}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{texts.frame.themes[choice]}</VisuallyHidden>
    </span>
  )
}
