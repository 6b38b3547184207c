import type { ComponentType } from 'react'
import type { Report } from '@clarity/contracts/report'
import reportStyles from './styles/report.css'

/** Draws what the access brought; it comes with markdown and charts, while the reader still types. */
export type OpenedReport = ComponentType<{ content: Report | string }>

const attempts = 3
let loading: Promise<OpenedReport> | undefined

/** Fetches the part of the app that draws reports, with its styles; tries again, and a later call tries anew. */
export function loadOpenedReport(): Promise<OpenedReport> {
  loading ??= fetchParts(1).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchParts(attempt: number): Promise<OpenedReport> {
  try {
    const [part] = await Promise.all([import(/* webpackChunkName: "opened" */ './opened-report'), fetchStyles()])
    return part.OpenedReport
  } catch (error) {
    if (attempt === attempts) throw error
    await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
    return fetchParts(attempt + 1)
  }
}

function fetchStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.getElementById('report-styles')) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = reportStyles
    link.onload = () => {
      link.id = 'report-styles'
      resolve()
    }
    link.onerror = () => {
      link.remove()
      reject(new Error('styles'))
    }
    document.head.append(link)
  })
}
