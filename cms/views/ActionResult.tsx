interface ActionResultProps {
  /** The message of success. */
  message: string
  /** The sentence of the refusal. */
  refusal: string
}

/** The result of an action: a polite live region for success, an assertive one for a refusal. */
export function ActionResult({ message, refusal }: ActionResultProps) {
  return (
    <>
      <p className="admin-said" role="status">
        {message}
      </p>
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
    </>
  )
}
