/** Texts of a page that cannot start. */
export const startTexts = {
  notLoaded: 'The page could not be loaded completely. Please check your connection.',
  notMounted: 'The page did not start. Please reload it.',
  tooOld: 'This browser is too old for this page. Please update it, or use another one.',
} as const
