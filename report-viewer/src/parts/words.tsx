import { createElement, useContext, type ReactNode } from 'react'
import { ReportLanguages } from './report-languages'

interface WordsProps {
  as: 'div' | 'h3' | 'q' | 'span'
  children: ReactNode
}

/** A text of the report, with its language and direction. */
export function Words({ as, children }: WordsProps) {
  return createElement(as, { dir: 'auto', lang: useContext(ReportLanguages).written }, children)
}
