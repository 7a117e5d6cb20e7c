import { SMTPServer } from 'smtp-server'
import { openSteering } from '../kit/steering.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_MESSAGE = 20 * 1024 * 1024

/** How the inbox is told to fail: refuse the next so many messages with this SMTP code, answer this late. */
export interface MailControl {
  refuse: number
  code: 451 | 550
  delaySeconds: number
}

export const NORMAL_MAIL: MailControl = { refuse: 0, code: 451, delaySeconds: 0 }

/** A real SMTP server that takes mail for anyone from anyone on this machine. */
export function openPostOffice(mailbox: Mailbox, controlFile: string) {
  const steering = openSteering(controlFile, NORMAL_MAIL)
  const timers = new Set<NodeJS.Timeout>()
  const smtp = new SMTPServer({
    size: MAX_MESSAGE,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 300,
    onMailFrom(_address, _session, done) {
      later(steering.read().all.delaySeconds, () => done(refusal()))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => stream.byteLength <= MAX_MESSAGE && chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(coded(552, 'Viesti on yli 20 megatavua'))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const to = rcptTo.map(({ address }) => address)
        mailbox.keep(Buffer.concat(chunks), from, to).then(
          ({ id }) => done(null, `Kept as ${id}`),
          () => done(coded(451, 'The message could not be kept')),
        )
      })
    },
  })
  // A client that breaks off in the middle is no reason to end.
  smtp.on('error', () => undefined)
  return { smtp, steering, close }

  function refusal(): Error | null {
    const { refuse, code, delaySeconds } = steering.read().all
    if (refuse === 0) return null
    steering.set('all', { refuse: refuse - 1, code, delaySeconds })
    return coded(code, code === 451 ? 'Try again later, as ordered' : 'Refused for good, as ordered')
  }

  function later(seconds: number, deed: () => void) {
    if (seconds === 0) return deed()
    const timer = setTimeout(() => {
      timers.delete(timer)
      deed()
    }, seconds * 1000)
    timers.add(timer)
  }

  function close(): Promise<void> {
    for (const timer of timers) clearTimeout(timer)
    return new Promise((done) => smtp.close(() => done()))
  }
}

function coded(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
