import { homeTexts } from '../../texts'
import { PhoneDrawing, ReportDrawing, TalkDrawing } from './drawings'

const drawings = [PhoneDrawing, TalkDrawing, ReportDrawing]

export function Steps() {
  return (
    <section className="how" aria-labelledby="how">
      <h2 id="how">{homeTexts.stepsTitle}</h2>
      <ol className="steps">
        {homeTexts.steps.map(({ title, text }, index) => {
          const Drawing = drawings[index]!
          return (
            <li key={title}>
              <Drawing />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="cost">{homeTexts.cost}</p>
    </section>
  )
}
