/** Articles that may leave whatever their share: so many are sold out on any day. */
const FEW = 4

/** What a feed has of the articles that are known. */
interface Lost {
  /** Articles that the feed before had. */
  known: number
  /** Of these the ones that this feed lacks. */
  gone: number
}

/** Whether articles may leave at once: a third at most, since a broken export lacks more. */
export function mayLeave({ known, gone }: Lost): boolean {
  return gone <= FEW || gone * 3 <= known
}
