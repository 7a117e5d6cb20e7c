/** Something the person who starts the shop can put right. Printed as one sentence, without a stack trace. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
}

/** Ends the process with one sentence where we know it, and with the whole error where we do not. */
export function giveUp(error: unknown): never {
  console.error(error instanceof Complaint ? `\n${error.message}\n` : error)
  process.exit(1)
}
