import { Notice } from '../../parts/notice'
import { useScreen } from '../../parts/use-screen'
import { homeTexts } from '../../texts'
import { DemoRequest } from './demo-request'
import { Steps } from './steps'

interface HomePageProps {
  /** Shown above everything else. */
  notice?: string | undefined
  /** A notice that is not an error. */
  isQuiet?: boolean | undefined
}

/** Rendered to HTML at build time and hydrated: what the first render shows must depend on the props alone. */
export default function HomePage({ notice, isQuiet }: HomePageProps) {
  useScreen(homeTexts.title)
  return (
    <main className="home">
      {notice && (
        <div className="home-notice">{isQuiet ? <p className="soft">{notice}</p> : <Notice>{notice}</Notice>}</div>
      )}
      <header className="hero">
        <p className="brand">{homeTexts.brand}</p>
        <h1>{homeTexts.heading}</h1>
        <p className="lead">{homeTexts.next}</p>
      </header>
      <DemoRequest />
      <Steps />
    </main>
  )
}
