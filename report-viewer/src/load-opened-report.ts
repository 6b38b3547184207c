import type { ComponentType } from 'react'
import type { OpenedContent } from './opened-content'
import { partLoader } from './load-part'
import reportStyles from './styles/report.css'

/** Renders the opened report; its code, with markdown, loads while the reader types. */
export type OpenedReport = ComponentType<{ content: OpenedContent }>

export const loadOpenedReport: () => Promise<OpenedReport> = partLoader(
  () => import(/* webpackChunkName: "opened" */ './opened-report').then((part) => part.OpenedReport),
  reportStyles,
)
