/** A letter at the mail server's stand-in. */
interface Letter {
  id: string
  to: string[]
  subject: string
}

export type Letters = ReturnType<typeof openLetters>

/** Every letter that has arrived. It is collected now and then, because the stand-in keeps the last only. */
export function openLetters(standIns: string) {
  const arrived = new Map<string, Letter>()
  return {
    async collect(): Promise<void> {
      const { messages } = (await (await fetch(`${standIns}/mail.json`)).json()) as { messages: Letter[] }
      for (const letter of messages) arrived.set(letter.id, letter)
    },
    copiesOf: (row: { to: string; subject: string }) =>
      [...arrived.values()].filter(({ to, subject }) => to.includes(row.to) && subject === row.subject).length,
  }
}
