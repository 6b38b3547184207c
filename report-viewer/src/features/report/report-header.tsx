import { Heading } from '../../parts/heading'

/** The brand, and the report's title. */
export const ReportHeader = ({ children }: { children: string }) => (
  <header>
    <Heading>{children}</Heading>
  </header>
)
