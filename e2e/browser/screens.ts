/** What a story's page is shown on, as Playwright's options. */
export interface Screen {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor: number
  readonly hasTouch: boolean
  readonly isMobile: boolean
}

const phone: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const desktop: Screen = {
  viewport: { width: 1280, height: 900 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
}

/** Readers have phones, admins have desks: the screen of the users in the file's story, or the other one. */
export function screenFor(file: string, which: 'own' | 'other'): Screen {
  const isOnDesktop = /[\\/]stories[\\/](desktop[\\/]|admin-)/.test(file)
  return isOnDesktop === (which === 'own') ? desktop : phone
}
