import { quotedTurns } from '@clarity/contracts/quoted-turns'
import { Fragment, useContext } from 'react'
import { ReportSpeakers } from './report-speakers'
import { withSpeaker } from './with-speaker'

/** A text without markdown; of two speakers who are quoted one after the other, each has a line. */
export function Turns({ children }: { children: string }) {
  const speakers = useContext(ReportSpeakers)
  return quotedTurns(children).map((turn, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {withSpeaker(turn, speakers)}
    </Fragment>
  ))
}
