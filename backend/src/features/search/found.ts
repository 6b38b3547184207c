import type { SearchResult } from '@clarity/contracts'

/** Joins what is known of a result; unknown parts are left out. */
export function detailOf(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' · ')
}

export const paths = {
  request: (id: string) => `/admin/requests/${id}`,
  conversation: (id: string) => `/admin/conversations/${id}/transcript`,
  turn: (id: string, number: number) => `/admin/conversations/${id}/transcript#turn-${number}`,
  report: (id: string) => `/admin/reports?q=${id}`,
  combinedReport: (id: string) => `/admin/combined-reports?q=${id}`,
  views: (email: string) => `/admin/report-views?q=${encodeURIComponent(email)}`,
  scenario: (id: string) => `/admin/scenarios/${id}`,
}

/** One way to find things in the admin. */
export interface Finder {
  find(text: string): Promise<SearchResult[]>
}
