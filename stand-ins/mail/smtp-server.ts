import { SMTPServer } from 'smtp-server'
import { openBehavior } from '../kit/behavior.ts'
import type { Mailbox } from './mailbox.ts'

const MAX_MESSAGE = 20 * 1024 * 1024

/** How the SMTP server fails: refuses the next messages with this code, or answers late. */
export interface MailControl {
  refuse: number
  code: 451 | 550
  delaySeconds: number
}

export const NORMAL_MAIL: MailControl = { refuse: 0, code: 451, delaySeconds: 0 }

/** An SMTP server that accepts mail for any recipient, from this machine only. */
export function openSmtpServer(mailbox: Mailbox, controlFile: string) {
  const behavior = openBehavior(controlFile, NORMAL_MAIL)
  const timers = new Set<NodeJS.Timeout>()
  const smtp = new SMTPServer({
    size: MAX_MESSAGE,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 300,
    onMailFrom(_address, _session, done) {
      later(behavior.read().all.delaySeconds, () => done(refusal()))
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
  // A client that disconnects in the middle must not end the process.
  smtp.on('error', () => undefined)
  return { smtp, behavior, close }

  function refusal(): Error | null {
    const { refuse, code, delaySeconds } = behavior.read().all
    if (refuse === 0) return null
    behavior.set('all', { refuse: refuse - 1, code, delaySeconds })
    return coded(code, code === 451 ? 'Try again later, as ordered' : 'Refused for good, as ordered')
  }

  function later(seconds: number, action: () => void) {
    if (seconds === 0) return action()
    const timer = setTimeout(() => {
      timers.delete(timer)
      action()
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
