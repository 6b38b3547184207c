import { darkTokens, lightTokens, type DesignToken } from '@clarity/browser-kit/design-tokens'
import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const indigo: MantineColorsTuple = [
  lightTokens['accent-wash'],
  '#dcdafa',
  '#c4c1fb',
  darkTokens.accent,
  '#8a82f5',
  '#6d63ea',
  '#5549dc',
  lightTokens.accent,
  '#362cab',
  '#2b2389',
]

// From ink to ground: what Mantine draws in the dark, in the hue of the public pages.
const dark: MantineColorsTuple = [
  darkTokens.ink,
  '#d3d1e2',
  darkTokens.soft,
  '#8d8ba6',
  '#4b4968',
  darkTokens.line,
  '#242335',
  darkTokens.paper,
  '#161521',
  darkTokens.ground,
]

export const theme = createTheme({
  colors: { indigo, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontFamily: 'system-ui, sans-serif', fontWeight: '650' },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  // By itself it takes the ink on the accent from the light theme, in the dark too.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    const isAccent = input.variant === 'filled' && input.color === input.theme.primaryColor
    return isAccent ? { ...colors, color: 'var(--mantine-primary-color-contrast)' } : colors
  },
  // A <header> at the end of the page would count as a second banner.
  components: {
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    ModalTitle: { defaultProps: { fw: 600 } },
    // While a phone is turned, an open menu must not make the page wider.
    Menu: { defaultProps: { floatingStrategy: 'fixed' } },
    // What is typed runs the way of its letters. A `dir` of these components goes to the element around the input.
    TextInput: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
    Textarea: { defaultProps: { attributes: { input: { dir: 'auto' } } } },
  },
})

/** The same ink, paper and meanings as on the public pages. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...variablesOf(lightTokens),
    '--mantine-color-placeholder': '#6d6b85',
    '--mantine-color-default-border': '#c9c7da',
  },
  dark: {
    ...variablesOf(darkTokens),
    '--mantine-color-placeholder': '#9b99b3',
    '--mantine-color-default-border': '#4b4968',
    '--mantine-color-default': '#242335',
    '--mantine-color-default-hover': '#2d2c41',
  },
})

function variablesOf(tokens: Readonly<Record<DesignToken, string>>): Record<string, string> {
  return {
    '--mantine-color-body': tokens.paper,
    '--mantine-color-text': tokens.ink,
    '--mantine-color-dimmed': tokens.soft,
    '--mantine-color-error': tokens.bad,
    '--mantine-color-anchor': tokens.accent,
    '--kit-ground': tokens.ground,
    '--kit-line': tokens.line,
    '--kit-wash': tokens['accent-wash'],
    '--kit-good': tokens.good,
    '--kit-good-wash': tokens['good-wash'],
    '--kit-caution': tokens.caution,
    '--kit-caution-wash': tokens['caution-wash'],
    '--kit-bad': tokens.bad,
    '--kit-bad-wash': tokens['bad-wash'],
  }
}
