import { allowTexts, ownScripts } from '@clarity/browser-kit/own-scripts'
import { watchCommits } from './isolation/commit-watch'

// Libraries fill elements with styles as they do with markup; without a tag a text cannot become an element.
allowTexts({ ...ownScripts, createHTML: (text) => (text.includes('<') ? null : text) })
watchCommits()
// The shared packages must be provided before any code that uses them: import nothing here that takes one.
void import('./main')
