import { createElement, useContext, type ReactNode } from 'react'
import { ReportLanguages } from './report-languages'

interface WordsProps {
  as: 'div' | 'h3' | 'span'
  children: ReactNode
}

/** Words of the report itself, in its language and the direction of their letters. */
export function Words({ as, children }: WordsProps) {
  return createElement(as, { dir: 'auto', lang: useContext(ReportLanguages).written }, children)
}
