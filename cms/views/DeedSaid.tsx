interface DeedSaidProps {
  /** What was done. */
  said: string
  /** Why it was refused. */
  refusal: string
}

/** What came of the buttons above: said politely when it was done, at once when it was refused. */
export function DeedSaid({ said, refusal }: DeedSaidProps) {
  return (
    <>
      <p className="desk-said" role="status">
        {said}
      </p>
      <p className="desk-dialog__refusal" role="alert">
        {refusal}
      </p>
    </>
  )
}
