import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { nowIso, nowMs } from '../kit/clock.ts'
import { openFolder } from '../kit/folder.ts'
import { writeAtomically } from '../kit/write-atomically.ts'

const MAX_MESSAGES = 5000
const MAX_BYTES = 200_000_000

/** The summary of a message, without its bodies. */
export interface Letter {
  id: string
  createdAt: string
  /** The recipients of the envelope, copies included. */
  to: string[]
  from: string
  subject: string
  text: string
  size: number
  attachments: number
}

export type Mailbox = ReturnType<typeof openMailbox>

/** Messages in files of their own, newest first. Beyond a limit the oldest are deleted. */
export function openMailbox(path: string) {
  const raws = join(path, 'raw')
  mkdirSync(raws, { recursive: true })
  const letters = openFolder<Letter>(join(path, 'letters'), MAX_MESSAGES + 1)
  let last = 0
  return { newestFirst, find: letters.get, keep, raw, open, clear: () => letters.all().forEach(drop) }

  /** To an address of which `to` is a part, and later than the message `after`. */
  function newestFirst(to = '', after = ''): Letter[] {
    const wanted = to.trim().toLowerCase()
    const isMatched = (letter: Letter) => letter.to.some((address) => address.toLowerCase().includes(wanted))
    return letters
      .all()
      .reverse()
      .filter((letter) => (!wanted || isMatched(letter)) && Number(letter.id) > Number(after))
  }

  async function keep(source: Buffer, from: string, to: string[]): Promise<Letter> {
    const email = await PostalMime.parse(source)
    const letter: Letter = {
      id: nextId(),
      createdAt: nowIso(),
      from: email.from?.address ?? from,
      to,
      subject: email.subject ?? '',
      text: (email.text ?? '').slice(0, 20_000),
      size: source.length,
      attachments: email.attachments.length,
    }
    writeAtomically(rawPath(letter.id), source)
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

  /** Milliseconds, incremented where two messages share one, so that file names sort by arrival. */
  function nextId(): string {
    last = Math.max(last + 1, nowMs())
    return String(last)
  }

  function rawPath(id: string) {
    return join(raws, `${id}.eml`)
  }
}
