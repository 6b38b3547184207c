import { watchCommits } from './isolation/commit-watch'

watchCommits()
// The shared packages must be provided before any code that uses them: import nothing here that takes one.
void import('./main')
