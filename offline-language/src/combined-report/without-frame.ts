import { escapeMarkdown } from '../language/markdown/escape-markdown.js'

/** An overview without a first sentence that only names the speakers and the scenario, which the figures name already. */
export function withoutFrame(overview: string, scenarioTitle: string): string {
  const end = `“${escapeMarkdown(scenarioTitle)}”. `
  const at = overview.indexOf(end)
  const isFrame = at >= 0 && !/[.!?“]/.test(overview.slice(0, at))
  return isFrame ? overview.slice(at + end.length) : overview
}
