import { Anchor, Link, StateBadge, Text } from '@clarity/admin-kit'
import type { GoalResult } from '@clarity/contracts/goal'
import { goalTestTexts } from '../goal-texts'
import './goal-verdicts.css'

interface GoalVerdictsProps {
  readonly goals: readonly GoalResult[]
  /** The path of the page with a turn; without it the turns have no links. */
  turnPath?(turn: number): string
  /** For a page with input that would be lost. */
  opensTab?: boolean
}

/** Of each goal whether it was met, with the words that show it. */
export function GoalVerdicts({ goals, turnPath, opensTab = false }: GoalVerdictsProps) {
  const judged = goals.filter(({ met }) => met !== null)
  return (
    <>
      <Text size="sm" fw={600}>
        {goalTestTexts.count(judged.filter(({ met }) => met).length, judged.length, goals.length - judged.length)}
      </Text>
      <ol className="scenario-verdicts" aria-label={goalTestTexts.results}>
        {goals.map(({ label, met, evidence }, at) => (
          <li key={at}>
            <Verdict met={met} /> {label}
            {evidence.map(({ turn, quote }) => (
              <blockquote key={`${turn} ${quote}`}>
                “<span dir="auto">{quote}</span>”{' '}
                {turnPath ? (
                  <Anchor
                    component={Link}
                    to={turnPath(turn)}
                    size="sm"
                    underline="always"
                    {...(opensTab && { target: '_blank' })}
                  >
                    {goalTestTexts.turn(turn)}
                  </Anchor>
                ) : (
                  <span className="scenario-verdict-turn">{goalTestTexts.turn(turn)}</span>
                )}
              </blockquote>
            ))}
          </li>
        ))}
      </ol>
    </>
  )
}

function Verdict({ met }: Pick<GoalResult, 'met'>) {
  if (met === null) return <StateBadge meaning="plain">{goalTestTexts.open}</StateBadge>
  return met ? (
    <StateBadge meaning="good">{goalTestTexts.met}</StateBadge>
  ) : (
    <StateBadge meaning="caution">{goalTestTexts.missed}</StateBadge>
  )
}
