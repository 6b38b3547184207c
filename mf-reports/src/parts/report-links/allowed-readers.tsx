import { asCallError, Button, ErrorBanner, notify, Stack, Textarea } from '@clarity/admin-kit'
import { emailPattern } from '@clarity/contracts/email'
import { reportLinkTexts, type ReportLink } from '@clarity/contracts/report-link'
import { useState } from 'react'
import { useGetReportLinkQuery, useSetReportReadersMutation } from '../../report-links.api'
import { linkTexts } from './texts'

/** The list of emails that may read a report. */
export function AllowedReaders({ reportId }: { readonly reportId: string }) {
  const { data } = useGetReportLinkQuery(reportId)
  return data ? <ReadersForm key={data.report_id} link={data} /> : null
}

function ReadersForm({ link }: { readonly link: ReportLink }) {
  const [text, setText] = useState(link.allowed_readers.join('\n'))
  const [problem, setProblem] = useState<string | null>(null)
  const [save, { isLoading }] = useSetReportReadersMutation()
  const emails = text.split(/[\s,;]+/).filter((email) => email !== '')
  const wrong = emails.find((email) => !emailPattern.test(email))

  const submit = async () => {
    setProblem(null)
    try {
      const { allowed_readers } = await save({ reportId: link.report_id, allowed_readers: emails }).unwrap()
      setText(allowed_readers.join('\n'))
      notify.done(linkTexts.readersSaved(allowed_readers.length))
    } catch (error) {
      setProblem(asCallError(error).sentence ?? reportLinkTexts.readersFailed)
    }
  }
  return (
    <Stack gap="xs" align="start" className="reports-link-part">
      {problem !== null && <ErrorBanner>{problem}</ErrorBanner>}
      <Textarea
        w="100%"
        label={linkTexts.readers}
        description={linkTexts.readersHint}
        placeholder="name@example.com"
        autosize
        minRows={2}
        maxRows={8}
        value={text}
        error={wrong && linkTexts.noEmail(wrong)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button variant="default" disabled={isLoading || wrong !== undefined} onClick={() => void submit()}>
        {linkTexts.saveReaders}
      </Button>
    </Stack>
  )
}
