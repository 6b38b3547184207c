import { demoTexts } from './texts'

export function HomeLink() {
  return (
    <a className="button plain" href="/">
      {demoTexts.home}
    </a>
  )
}
