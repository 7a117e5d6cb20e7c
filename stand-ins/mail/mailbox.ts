import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { openFolder } from '../kit/folder.ts'
import { writeWhole } from '../kit/write-whole.ts'

const MAX_MESSAGES = 500
const MAX_BYTES = 200_000_000

/** What is known of a message without opening it. */
export interface Letter {
  id: string
  createdAt: string
  /** Who it was handed over for: the envelope, copies included. */
  to: string[]
  from: string
  subject: string
  text: string
  size: number
  attachments: number
}

export type Mailbox = ReturnType<typeof openMailbox>

/** Messages as they came, each in a file, the newest first. Old ones make room for new ones. */
export function openMailbox(path: string) {
  const raws = join(path, 'raw')
  mkdirSync(raws, { recursive: true })
  const letters = openFolder<Letter>(join(path, 'letters'), MAX_MESSAGES + 1)
  let last = 0
  return { newestFirst, find: letters.get, keep, raw, open, clear: () => letters.all().forEach(drop) }

  function newestFirst(to = ''): Letter[] {
    const wanted = to.trim().toLowerCase()
    const all = letters.all().reverse()
    return wanted ? all.filter((letter) => letter.to.some((address) => address.toLowerCase().includes(wanted))) : all
  }

  async function keep(source: Buffer, from: string, to: string[]): Promise<Letter> {
    const email = await PostalMime.parse(source)
    const letter: Letter = {
      id: nextId(),
      createdAt: new Date().toISOString(),
      from: email.from?.address ?? from,
      to,
      subject: email.subject ?? '',
      text: (email.text ?? '').slice(0, 20_000),
      size: source.length,
      attachments: email.attachments.length,
    }
    writeWhole(rawPath(letter.id), source)
    letters.put(letter)
    makeRoom()
    return letter
  }

  function raw(id: string): Buffer {
    return readFileSync(rawPath(id))
  }

  function open(id: string): Promise<Email> {
    return PostalMime.parse(raw(id))
  }

  function makeRoom() {
    const all = letters.all()
    let bytes = all.reduce((sum, letter) => sum + letter.size, 0)
    let count = all.length
    for (const letter of all) {
      if (count <= MAX_MESSAGES && bytes <= MAX_BYTES) return
      drop(letter)
      count -= 1
      bytes -= letter.size
    }
  }

  function drop(letter: Letter) {
    letters.remove(letter.id)
    rmSync(rawPath(letter.id), { force: true })
  }

  /** Milliseconds, pushed on where two messages share one, so that names sort as messages came. */
  function nextId(): string {
    last = Math.max(last + 1, Date.now())
    return String(last)
  }

  function rawPath(id: string) {
    return join(raws, `${id}.eml`)
  }
}
