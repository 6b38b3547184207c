export { BarList } from './bar-list'
export { DayPlot } from './day-plot'
export { WithFigures } from './with-figures'
