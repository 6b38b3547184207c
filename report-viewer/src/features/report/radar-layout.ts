import { wrapLabel } from './radar-label'

export const lineHeight = 14
export const halfWidth = 190

const letterWidth = 7
const labelGap = 11
const smallestRadius = 96
const largestRadius = 132
const margin = 6

interface AxisLabel {
  lines: string[]
  x: number
  /** The baseline of its first line. */
  y: number
}

interface RadarLayout {
  radius: number
  labels: AxisLabel[]
  /** What the web and its labels take in height: three axes need less below the middle than above it. */
  top: number
  bottom: number
}

export const axisAngle = (index: number, count: number): number => (index / count) * 2 * Math.PI

/** The largest web whose labels fit into the width, and the positions of the labels. */
export function layOutRadar(names: string[]): RadarLayout {
  const wrapped = names.map(wrapLabel)
  const angles = names.map((_, index) => axisAngle(index, names.length))
  const fitting = wrapped.map((lines, index) => {
    const width = Math.max(...lines.map((line) => line.length)) * letterWidth
    return (halfWidth - width) / Math.abs(Math.sin(angles[index]!)) - labelGap
  })
  const radius = Math.max(smallestRadius, Math.min(largestRadius, ...fitting))
  const labels = wrapped.map((lines, index) => {
    const x = Math.sin(angles[index]!) * (radius + labelGap)
    const y = -Math.cos(angles[index]!) * (radius + labelGap)
    // Labels above the middle grow upwards, those below it downwards.
    const growth = ((1 - y / (radius + labelGap)) / 2) * (lines.length - 1) * lineHeight
    return { lines, x, y: y * 1.05 + 4 - growth }
  })
  return {
    radius,
    labels,
    top: Math.min(...labels.map(({ y }) => y - lineHeight)) - margin,
    bottom: Math.max(...labels.map(({ lines, y }) => y + (lines.length - 1) * lineHeight)) + margin,
  }
}
