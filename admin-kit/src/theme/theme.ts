import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core'

const indigo: MantineColorsTuple = [
  '#eeedfc',
  '#dcdafa',
  '#c4c1fb',
  '#aaa5ff',
  '#8a82f5',
  '#6d63ea',
  '#5549dc',
  '#4338ca',
  '#362cab',
  '#2b2389',
]

// From ink to ground: what Mantine draws in the dark, in the hue of the public pages.
const dark: MantineColorsTuple = [
  '#edecf6',
  '#d3d1e2',
  '#aba9c0',
  '#8d8ba6',
  '#4b4968',
  '#373550',
  '#242335',
  '#1c1b29',
  '#161521',
  '#12111b',
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
    // What is typed runs the way of its letters.
    TextInput: { defaultProps: { dir: 'auto' } },
    Textarea: { defaultProps: { dir: 'auto' } },
  },
})

/** The same ink, paper and meanings as on the public pages, each at AA contrast on its ground. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fff',
    '--mantine-color-text': '#1d1b31',
    '--mantine-color-dimmed': '#5c5a72',
    '--mantine-color-placeholder': '#6d6b85',
    '--mantine-color-error': '#b3261e',
    '--mantine-color-anchor': '#4338ca',
    '--mantine-color-default-border': '#c9c7da',
    '--kit-ground': '#f5f5fa',
    '--kit-line': '#dddce8',
    '--kit-wash': '#eeedfc',
    '--kit-good': '#1b6e3c',
    '--kit-good-wash': '#e7f4ec',
    '--kit-caution': '#7a4300',
    '--kit-caution-wash': '#fff3de',
    '--kit-bad': '#b3261e',
    '--kit-bad-wash': '#fdecea',
  },
  dark: {
    '--mantine-color-body': '#1c1b29',
    '--mantine-color-text': '#edecf6',
    '--mantine-color-dimmed': '#aba9c0',
    '--mantine-color-placeholder': '#9b99b3',
    '--mantine-color-error': '#ff9d94',
    '--mantine-color-anchor': '#aaa5ff',
    '--mantine-color-default-border': '#4b4968',
    '--mantine-color-default': '#242335',
    '--mantine-color-default-hover': '#2d2c41',
    '--kit-ground': '#12111b',
    '--kit-line': '#373550',
    '--kit-wash': '#292748',
    '--kit-good': '#83d7a3',
    '--kit-good-wash': '#16301f',
    '--kit-caution': '#ffcf87',
    '--kit-caution-wash': '#33270f',
    '--kit-bad': '#ff9d94',
    '--kit-bad-wash': '#3a1c1b',
  },
})
