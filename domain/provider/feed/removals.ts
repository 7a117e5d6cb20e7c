/** Articles that may leave whatever their share: so many are sold out on any day. */
const FEW = 4

/** What a feed has of the articles that are known. */
interface Lost {
  /** Articles that the feed before had. */
  known: number
  /** Of these the ones that this feed lacks. */
  gone: number
  /** Rows that could not be read far enough to say which article they are: it may be any of those that are gone. */
  unnamed: number
}

/** Whether articles may leave at once: a third at most, since a broken export lacks more, and none that a bad row may be. */
export function mayLeave({ known, gone, unnamed }: Lost): boolean {
  return gone > unnamed && (gone <= FEW || gone * 3 <= known)
}
