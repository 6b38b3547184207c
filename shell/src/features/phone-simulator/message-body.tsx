const link = /(https?:\/\/[^\s<>"]*[^\s<>".,!?;:)])/

/** A message's words with its links to tap; they open beside, so that the phones stay. */
export function MessageBody({ body }: { body: string }) {
  return body.split(link).map((part, index) =>
    index % 2 ? (
      <a key={index} href={part} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
