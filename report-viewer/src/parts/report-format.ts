import { reportTexts } from '../texts'

const dateFormat: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', year: 'numeric' }

/** 'November 20, 2026': the reader's own day for a moment, the day itself for a date without a time. */
export function formatDate(text: string): string {
  const date = new Date(text)
  if (isNaN(date.getTime())) return reportTexts.invalidDate
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  return date.toLocaleDateString('en-US', isDay ? { ...dateFormat, timeZone: 'UTC' } : dateFormat)
}

/** '4.2 minutes', '1.0 minute'. */
export function formatDuration(seconds: number): string {
  const minutes = (seconds / 60).toFixed(1)
  return `${minutes} ${minutes === '1.0' ? reportTexts.minute : reportTexts.minutes}`
}

export const formatPhone = (phone: string) => phone.replace(/[^\d+]/g, '')

/** A second of the call as m:ss. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
