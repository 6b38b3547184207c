export { Details } from './features/report/details'
export { Outline } from './features/report/outline'
